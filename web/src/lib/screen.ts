/** Whether the screen is as narrow as a phone's; styles use the same bound. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 760px");
