/** A course of public numbers as lines. */
import type { Point } from "./protocol";

export type Line = { seat: number; values: { at: number; value: number }[] };

/** Return one line a seat for a counter. */
export function lines(points: readonly Point[], counter: string, seats: number): Line[] {
  return Array.from({ length: seats }, (_, seat) => {
    const values: Line["values"] = [];
    for (const point of points) {
      const found = point.counters.find(({ name, owner }) => name === counter && owner === seat);
      if (found !== undefined) values.push({ at: point.number, value: found.value });
    }
    return { seat, values };
  });
}

/** Return where on the axis the final scoring stands: some way after the last answer. */
export function scoredAt(last: number): number {
  return last + Math.max(1, Math.round(last / 12));
}

/** Return marks for an axis from 0 to at least `most`, about five of them, on round numbers. */
export function ticks(most: number): number[] {
  const rough = Math.max(most, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power;
  const whole = Math.max(1, step);
  return Array.from({ length: Math.ceil(most / whole) + 1 }, (_, at) => at * whole);
}

/** Return the path of a line as steps: a number holds until it changes. */
export function stepPath(
  line: Line,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  return line.values
    .map(({ at, value }, n) => {
      const [across, up] = [x(at).toFixed(1), y(value).toFixed(1)];
      return n === 0 ? `M${across} ${up}` : `H${across}V${up}`;
    })
    .join("");
}
