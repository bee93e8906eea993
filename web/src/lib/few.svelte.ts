/** A list whose things come a few at a time when it is first drawn, so that none keeps the browser long. */
import { inTurn, type Rank } from "./turn";

/** How many of a list are drawn: some more with each turn, and once all were there, all at any time. */
export class Few {
  many = $state(0);

  /** Made where a component begins, which it lives as long as; some may be there from the beginning. */
  constructor(all: () => number, few: number, rank: Rank = "rest", first = 0) {
    this.many = first;
    $effect(() => {
      if (this.whole) return undefined;
      if (this.many < all()) return inTurn(() => (this.many += few), rank);
      this.many = Infinity;
      return undefined;
    });
  }

  get whole(): boolean {
    return this.many === Infinity;
  }
}
