import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fitting } from "./fitting";

/** By so much something may stick out. */
const SLACK = 3;

/** A room 100 high, where each line takes 10 at its own size; `tried` are the sizes measured. */
function roomWith(lines: number, width = (_: number): number => 100) {
  const room = document.createElement("div");
  const content = document.createElement("div");
  content.className = "fitted";
  room.append(content);
  const tried: number[] = [];
  const zoom = () => Number(content.style.zoom || 1);
  const height = () => content.children.length * 10 * zoom();
  const measured = () => (tried.push(zoom()), height());
  const sizes = {
    scrollHeight: { get: measured },
    scrollWidth: { get: () => width(zoom()) },
    clientHeight: { value: 100 },
    clientWidth: { value: 100 },
  };
  Object.defineProperties(room, sizes);
  content.getBoundingClientRect = () => new DOMRect(0, 0, 100, height());
  const put = (count: number) =>
    content.replaceChildren(...Array.from({ length: count }, () => document.createElement("p")));
  put(lines);
  return { room, content, put, tried, zoom };
}

/** What changed is noticed before the next picture. */
async function noticed(): Promise<void> {
  await Promise.resolve();
  vi.advanceTimersToNextFrame();
}
let resized: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe = () => resized();
      disconnect = () => undefined;
    },
  );
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what lies in a room", () => {
  it("is first seen as large as the room allows", async () => {
    const { room, content, zoom } = roomWith(7);
    fitting(0.8, 2)(room);
    expect(content.style.opacity).toBe("0");
    await vi.runAllTimersAsync();
    expect(zoom()).toBeCloseTo(1.45);
    expect(content.style.opacity).toBe("");
  });

  it("is seen at once where something changes meanwhile", async () => {
    const { room, put, content, zoom } = roomWith(7);
    fitting(0.8, 2)(room);
    put(10);
    await noticed();
    expect([zoom(), content.style.opacity]).toEqual([1, ""]);
  });

  it("is not measured while there is nothing", async () => {
    const { room, put, tried, zoom } = roomWith(0);
    fitting(0.8, 2)(room);
    expect(tried).toEqual([]);
    put(7);
    await noticed();
    await vi.runAllTimersAsync();
    expect(zoom()).toBeCloseTo(1.45);
  });

  it("shrinks at once when more comes, and is scrolled to where nothing helps", async () => {
    const { room, put, zoom } = roomWith(5);
    fitting(0.8, 2)(room);
    put(10);
    await noticed();
    expect([zoom(), room.className]).toEqual([1, ""]);
    put(20);
    await noticed();
    expect([zoom(), room.className]).toEqual([0.8, "scrolled"]);
    put(12);
    await noticed();
    expect([zoom(), room.className]).toEqual([0.8, ""]);
  });

  it("is measured once for each change, and grows when all is quiet", async () => {
    const { room, put, tried, zoom } = roomWith(10);
    fitting(0.8, 2)(room);
    tried.length = 0;
    for (const lines of [9, 8, 7]) {
      put(lines);
      await noticed();
    }
    resized(); // a longer question makes a room smaller, and a shorter one larger
    expect(tried).toEqual([1, 1, 1, 1]);
    vi.runAllTimers();
    expect(zoom()).toBeCloseTo(1.45);
  });

  it("is made smaller by as much as it is too large, without trying every size between", async () => {
    const { room, put, tried, zoom } = roomWith(10);
    fitting(0.5, 2)(room);
    await vi.runAllTimersAsync();
    tried.length = 0;
    put(16);
    await noticed();
    expect(zoom()).toBeCloseTo(0.6);
    expect(new Set(tried)).toEqual(new Set([1, 0.6]));
    put(40);
    await noticed();
    expect(zoom()).toBeCloseTo(0.5);
  });

  it("is made larger by as much as there is room, without trying every size between", async () => {
    const { room, tried, zoom } = roomWith(4);
    fitting(0.5, 3)(room);
    await vi.runAllTimersAsync();
    expect(zoom()).toBeCloseTo(2.55);
    expect(new Set(tried)).toEqual(new Set([1, 2.55]));
  });

  it("is tried in halves where a size cannot be reckoned, and ends", async () => {
    // Wider than one and a half it sticks out by a little, whatever its size is.
    const wide = (zoom: number) => (zoom > 1.5 ? 101 + SLACK : 100);
    const { room, content, zoom } = roomWith(1, wide);
    fitting(0.5, 3)(room);
    await vi.runAllTimersAsync();
    expect(zoom()).toBeCloseTo(1.5);
    expect(content.style.opacity).toBe("");
  });

  it("keeps its size and stays in sight where the bounds change, as with the window", async () => {
    const { room, content, zoom } = roomWith(7);
    const leave = fitting(0.8, 2)(room);
    await vi.runAllTimersAsync();
    leave?.();
    fitting(0.8, 2.5)(room);
    expect(content.style.opacity).toBe("");
    await vi.runAllTimersAsync();
    expect(zoom()).toBeCloseTo(1.45);
    fitting(0.8, 1.2)(room);
    expect(zoom()).toBeCloseTo(1.2);
  });

  it("is left alone once it is gone", async () => {
    const { room, put, tried } = roomWith(10);
    const leave = fitting(0.8, 2)(room);
    put(7);
    await noticed();
    tried.length = 0;
    leave?.();
    vi.runAllTimers();
    expect(tried).toEqual([]);
  });
});
