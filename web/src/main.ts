import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefs } from "./lib/prefs.svelte";
import { speech } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target !== null) {
  // Words come first, so that nothing is ever shown as an id.
  void speech.use(prefs.language).then(() => mount(App, { target }));
}
