/** What the log tells about auctions: bids that were opened, and the ship put up. */
import type { LogLine } from "../../lib/protocol";
import type { Opened } from "../looks";

/** Return what each seat bid. */
export function opened(lines: readonly LogLine[]): Opened[] {
  return lines
    .filter((line) => line.kind === "log-bid")
    .map((line) => ({ seat: line.seat, value: Number(line.facts["credits"]) }));
}

/** Return the last thing put up for auction while a sealed question is open. */
export function onOffer(lines: readonly LogLine[]): string {
  const line = lines.findLast((each) => each.kind === "log-auction");
  const target = line?.facts["target"];
  return typeof target === "string" ? target : "";
}
