/** A handful of addresses, matched by hand. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; title: string; company: string }
  | {
      page: "table";
      id: string;
      invite: string;
      lesson: string;
      seat: number | undefined;
      show: Show;
    }
  | { page: "seat"; code: string; show: Show }
  | { page: "replay"; match: string; at: number; seat: string }
  | { page: "learn"; title: string }
  | { page: "cards"; title: string; card: string }
  | { page: "card"; title: string; card: string }
  | { page: "rules"; title: string; rule: string }
  | { page: "values"; title: string; name: string }
  | { page: "mine" }
  | { page: "settings" }
  | { page: "news"; token: string }
  | { page: "analysis"; match: string }
  | { page: "unknown" };

/** All of a table, the table alone for everybody in the room, or one's own hand alone. */
export type Show = "" | "room" | "hand";

function shownBy(url: URL): Show {
  const wish = url.searchParams.get("show");
  return wish === "room" || wish === "hand" ? wish : "";
}

function seatNamedBy(url: URL): number | undefined {
  const wish = url.searchParams.get("seat") ?? "";
  return /^\d{1,2}$/.test(wish) ? Number(wish) : undefined;
}

/** Return where a table is, for whoever has its invitation. */
export function tablePath(
  table: { id: string; invite?: string | null },
  more: { seat?: number; show?: Show } = {},
): string {
  const wishes = new URLSearchParams();
  if (table.invite) wishes.set("invite", table.invite);
  if (more.seat !== undefined) wishes.set("seat", String(more.seat));
  if (more.show) wishes.set("show", more.show);
  return `/t/${table.id}${wishes.size > 0 ? `?${wishes.toString()}` : ""}`;
}

/** Read an address. */
export function route(url: URL): Route {
  const [page = "", name = "", part = ""] = url.pathname
    .split("/")
    .slice(1)
    .map(decodeURIComponent);
  const hash = decodeURIComponent(url.hash.slice(1));
  switch (page) {
    case "":
      return { page: "lobby" };
    case "new":
      return { page, title: name, company: url.searchParams.get("with") ?? "" };
    case "t":
      return {
        page: "table",
        id: name,
        invite: url.searchParams.get("invite") ?? "",
        lesson: url.searchParams.get("lesson") ?? "",
        seat: seatNamedBy(url),
        show: shownBy(url),
      };
    case "replay":
      // Without a match there is nothing to replay but one's own.
      if (name === "") return { page: "mine" };
      return {
        page,
        match: name,
        at: Math.max(0, Math.trunc(Number(url.searchParams.get("at")))) || 0,
        seat: url.searchParams.get("seat") ?? "0",
      };
    case "seat":
      // What opens a seat stays in the browser: no server is told what stands behind a #.
      return { page, code: hash, show: shownBy(url) };
    case "cards":
      if (part !== "") return { page: "card", title: name, card: part };
      return { page, title: name, card: hash };
    case "rules":
      return { page, title: name, rule: hash };
    case "values":
      return { page, title: name, name: url.searchParams.get("name") ?? "" };
    case "news":
      return { page, token: name };
    case "analysis":
      return { page, match: name };
    case "learn":
      return { page, title: name };
    case "mine":
    case "settings":
      return { page };
    default:
      return { page: "unknown" };
  }
}

/** Return what is asked of the server about a table before it is shown; nothing for one kept here. */
export function tableRequest(at: Route): string | undefined {
  if (at.page !== "table" || at.id === "" || isHere(at.id)) return undefined;
  return tableAddress(at.id, at.invite);
}

export function tableAddress(id: string, invite: string): string {
  return `/tables/${id}${invite ? `?${new URLSearchParams({ invite }).toString()}` : ""}`;
}

/** Settings of more letters, as the values of a printed copy may be, do not go into an address. */
const LONGEST_OPTIONS = 4000;

/** Return what is asked about a title and its cards with settings in force, for so many if it is told. */
export function titleAddress(title: string, options: object, seats?: number): string | undefined {
  const told = JSON.stringify(options);
  if (told.length > LONGEST_OPTIONS) return undefined;
  const wishes = new URLSearchParams({ options: told });
  if (seats !== undefined) wishes.set("seats", String(seats));
  return `/titles/${title}?${wishes.toString()}`;
}

/** Tell whether a table or match lives in this browser, by its id. */
export function isHere(id: string): boolean {
  return id.startsWith("here-");
}
