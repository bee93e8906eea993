/** A page with one match in it, which it plays back by itself. */
import { mount } from "svelte";
import "../app.css";
import { given } from "../lib/catalogue";
import { askOnly } from "../lib/place.svelte";
import { prefs } from "../lib/prefs.svelte";
import { letDrift, whenSettled } from "../lib/settled";
import { speech } from "../lib/words.svelte";
import { answer, type Film } from "./film";
import FilmPage from "./FilmPage.svelte";

async function opened(): Promise<Film> {
  const text = document.getElementById("film")?.textContent ?? "";
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const unpacking = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacking).json() as Promise<Film>;
}

async function show(target: HTMLElement): Promise<void> {
  const film = await opened();
  for (const [language, text] of Object.entries(film.words)) given.set(language, text);
  askOnly((method, path) => answer(film, method, path));
  await speech.use(prefs.language);
  mount(FilmPage, { target, props: { match: film.story.match } });
}

const target = document.getElementById("app");
if (target !== null) void show(target);
whenSettled(letDrift);
