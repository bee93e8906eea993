import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";
import { letDrift, whenSettled } from "./lib/settled";
import { aMoment } from "./lib/turn";
import { speech } from "./lib/words.svelte";
import { loadPage } from "./pages";

const target = document.getElementById("app");
if (target !== null) {
  // Words come first, so that nothing is ever shown as an id; the page comes beside them.
  loadPage(router.now.page).catch(() => undefined);
  void speech
    .use(prefs.language)
    .then(aMoment)
    .then(() => mount(App, { target }));
}

whenSettled(letDrift);

/** Milliseconds a page is at rest before it is kept for later. */
const OPENED = 4000;

// Only what was built can be kept; whoever cannot or may not keep it plays all the same.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = () => void navigator.serviceWorker.register("/sw.js").catch(() => 0);
  whenSettled(() => setTimeout(keep, OPENED));
}
