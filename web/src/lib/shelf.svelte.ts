/** The reference beside the table: which rule is open. */
import { createContext } from "svelte";

export class Shelf {
  rule = $state<string>();

  open(rule: string): void {
    this.rule = rule;
  }

  close(): void {
    this.rule = undefined;
  }
}

export const [getShelf, setShelf] = createContext<Shelf>();
