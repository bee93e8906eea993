/** A long list drawn little by little: what is in sight first, the rest whenever there is time. */
export class Gradual {
  count = $state(0);

  constructor(
    first: number,
    private readonly step: number,
  ) {
    this.count = first;
  }

  /** Go on, as long as there is more; for an effect, which ends it. */
  towards(total: number): (() => void) | undefined {
    if (this.count >= total) return undefined;
    return whenIdle(() => (this.count += this.step));
  }

  /** Draw the rest at once: somebody wants to go there, or to print it. */
  all(): void {
    this.count = Infinity;
  }
}

/** Do something as soon as there is nothing better to do; return what calls it off. */
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const asked = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(work, 30);
  return () => clearTimeout(asked);
}
