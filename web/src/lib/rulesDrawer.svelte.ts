/** The reference beside the table: which rule is open. */
import { createContext } from "svelte";

export class RulesDrawerState {
  rule = $state<string>();

  open(rule: string): void {
    this.rule = rule;
  }

  close(): void {
    this.rule = undefined;
  }
}

export const [getRulesDrawer, setRulesDrawer] = createContext<RulesDrawerState>();
