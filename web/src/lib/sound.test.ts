import { afterEach, expect, it, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { call } from "./sound";

const made = vi.fn();

class Silence {
  constructor() {
    made();
    throw new Error("no speaker here");
  }
}

afterEach(() => vi.unstubAllGlobals());

it("makes no sound on a page that nobody has touched", () => {
  prefs.sound = true;
  vi.stubGlobal("AudioContext", Silence);
  const page = { hasBeenActive: false };
  vi.stubGlobal("navigator", { userActivation: page });
  call();
  expect(made).not.toHaveBeenCalled();
  page.hasBeenActive = true;
  expect(call).toThrow("no speaker here");
});
