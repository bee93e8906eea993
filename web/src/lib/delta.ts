/** States that come as what has changed since another: docs/protocol.md tells how. */
import type { Delta, State, View } from "./protocol";

/** The version of the protocol in which states may come so. */
export const SPEAKS = "2";

/** Return the whole state, or undefined if the delta builds on a state that is not this one. */
export function applied(state: State | undefined, delta: Delta): State | undefined {
  if (state?.match !== delta.match || state.seq !== delta.base) return undefined;
  const { base: _base, changed, ...told } = delta;
  let view: unknown = state.view;
  for (const [path, value] of Object.entries(changed)) view = put(view, path.split("/"), value);
  return { ...state, ...told, type: "state", view: view as View };
}

/** Return a thing with another value at a path; what lies beside the path stays the same thing. */
function put(there: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(there)) {
    const at = Number(step);
    return there.map((one: unknown, i) => (i === at ? put(one, rest, value) : one));
  }
  const named = there as Record<string, unknown>;
  return { ...named, [step]: put(named[step], rest, value) };
}
