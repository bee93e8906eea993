/** An engraved line pattern such as on banknotes; every slug has its own. */
import { hash } from "../../lib/hash";

const POINTS = 260;

const drawn = new Map<string, string>();

/** Return the path of a rosette in a field of 64 by 40. */
export function rosette(slug: string): string {
  const known = drawn.get(slug);
  if (known !== undefined) return known;
  const seed = hash(slug);
  const petals = 5 + (seed % 9);
  const turns = 3 + ((seed >> 4) % 5);
  const depth = 0.18 + ((seed >> 8) % 10) / 40;
  let path = "";
  for (let at = 0; at <= POINTS; at++) {
    const angle = (at / POINTS) * Math.PI * 2;
    const reach = 1 - depth + depth * Math.cos(petals * angle * turns);
    const wave = reach * (0.86 + 0.14 * Math.sin(turns * angle));
    const x = 32 + 30 * wave * Math.cos(angle * turns);
    const y = 20 + 18.5 * wave * Math.sin(angle * turns);
    path += `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  drawn.set(slug, path);
  return path;
}
