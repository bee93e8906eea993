/** How somebody parts with a match of theirs: what they may do, and doing it. */
import { api } from "./api";
import { isHere } from "./routes";
import type { TableInfo } from "./protocol";

export type Parting = "clear" | "end" | "delete" | "hide";

/** Return what whoever looks at a table may do about it alone, if anything. */
export function parting(table: TableInfo): Parting | undefined {
  if (isHere(table.id)) return "delete";
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.mine);
  switch (table.status) {
    case "open":
      return table.host ? "clear" : undefined;
    case "running":
      return table.host && !others ? "end" : undefined;
    default:
      return others ? "hide" : "delete";
  }
}

/** Do it. */
export function part(table: TableInfo, how: Parting): Promise<undefined> {
  const close = how === "clear" || how === "end" || isHere(table.id);
  return close ? api.close(table.id) : api.discard(table.id);
}
