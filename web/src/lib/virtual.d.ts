/** Words as the build has read them (`words.vite.js`), by language and title: `fr/neko_harbour`. */
declare module "virtual:words" {
  type Message = import("@fluent/bundle").FluentResource["body"][number];
  export type Entry = [id: string, value: Message["value"], attributes?: Message["attributes"]];
  type Files<T> = Readonly<Partial<Record<string, () => Promise<{ default: readonly T[] }>>>>;

  export const words: Files<Entry>;
  export const settings: Files<Entry>;
  export const rules: Files<[part: string, text: string]>;
}

/** Which rules and cards can be tried out, by title (`positions.vite.js`): the positions are large. */
declare module "virtual:tried" {
  export type Tried = Record<"rules" | "cards", readonly string[]>;

  const tried: Readonly<Partial<Record<string, () => Promise<{ default: Tried }>>>>;
  export default tried;
}
