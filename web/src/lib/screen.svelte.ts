/** How tables are laid out in this window. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { isLow, LAPTOP, layoutOf, textScale } from "./layout";

class Screen {
  private readonly width = $derived(innerWidth.current ?? LAPTOP.width);
  private readonly height = $derived(innerHeight.current ?? LAPTOP.height);
  readonly layout = $derived(layoutOf(this.width, this.height));
  readonly text = $derived(textScale(this.width, this.height).toFixed(3));
  readonly low = $derived(isLow(this.width, this.height));
  /** Whether parts of the table are behind tabs. */
  readonly tabbed = $derived(this.layout !== "wide");
}

export const screen = new Screen();

/** Tell all of the page how large its text is, as long as it lives. */
export function growText(): void {
  $effect(() => document.documentElement.style.setProperty("--text", screen.text));
}
