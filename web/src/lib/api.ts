/** Requests to the server under `/api`. */
import type {
  Branch,
  Frames,
  Join,
  Me,
  NewTable,
  Notes,
  Problem,
  RecoveryCode,
  ServerInfo,
  Story,
  TableChange,
  TableInfo,
  Tables,
  TitleDetail,
  TitleInfo,
} from "./protocol";

/** A refusal, with the code that words are found by. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown>,
  ) {
    super(code);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused("no-server", {});
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(problem.code ?? "error", problem.facts ?? {});
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);

export const api = {
  server: () => get<ServerInfo>("/server"),
  titles: () => get<TitleInfo[]>("/titles"),
  title: (name: string, seats: number, options: Record<string, unknown>) =>
    get<TitleDetail>(`/titles/${name}?${query({ seats, options: JSON.stringify(options) })}`),
  me: () => get<Me>("/me"),
  introduce: (name: string) => post<Me>("/me", { name }),
  forget: () => request<undefined>("DELETE", "/me"),
  recoveryCode: () => post<RecoveryCode>("/me/recovery"),
  recover: (code: string) => post<Me>("/recover", { code }),
  myTables: () => get<Tables>("/me/tables"),
  tables: () => get<Tables>("/tables"),
  table: (id: string, invite: string) =>
    get<TableInfo>(`/tables/${id}${invite ? `?${query({ invite })}` : ""}`),
  newTable: (table: NewTable) => post<TableInfo>("/tables", table),
  change: (id: string, change: TableChange) => request<TableInfo>("PATCH", `/tables/${id}`, change),
  close: (id: string) => request<undefined>("DELETE", `/tables/${id}`),
  join: (id: string, join: Join) => post<TableInfo>(`/tables/${id}/join`, join),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`, {}),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  seatBot: (id: string, seat: number, bot: string) =>
    request<TableInfo>("PUT", `/tables/${id}/seats/${String(seat)}/bot`, { bot }),
  unseatBot: (id: string, seat: number) =>
    request<TableInfo>("DELETE", `/tables/${id}/seats/${String(seat)}/bot`),
  freeSeat: (id: string, seat: number) =>
    request<TableInfo>("DELETE", `/tables/${id}/seats/${String(seat)}`),
  frames: (match: string, start: number, count: number, seat: number | undefined) =>
    get<Frames>(
      `/matches/${match}/frames?${query({ start, count, ...(seat === undefined ? {} : { seat }) })}`,
    ),
  story: (match: string) => get<Story>(`/matches/${match}/story`),
  notes: (match: string) => get<Notes>(`/matches/${match}/notes`),
  branch: (match: string, branch: Branch) => post<TableInfo>(`/matches/${match}/branch`, branch),
  recordAddress: (match: string) => `/api/matches/${match}/record`,
};

function query(values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}
