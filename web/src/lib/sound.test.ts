import { afterEach, expect, it, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { call } from "./sound";

afterEach(() => vi.unstubAllGlobals());

it("makes no sound on a page that nobody has touched", () => {
  prefs.sound = true;
  const speaker = vi.fn(() => {
    throw new Error("no speaker here");
  });
  const page = { hasBeenActive: false };
  vi.stubGlobal("AudioContext", speaker);
  vi.stubGlobal("navigator", { userActivation: page });
  call();
  expect(speaker).not.toHaveBeenCalled();
  page.hasBeenActive = true;
  expect(call).toThrow();
  expect(speaker).toHaveBeenCalledOnce();
});
