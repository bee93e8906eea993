/** Requests to the host of tables: the server under `/api`, or this browser. */
import { request } from "./place.svelte";
import type {
  Analysis,
  Branch,
  ContactInfo,
  ContactList,
  Devices,
  Frames,
  Join,
  Me,
  NewContact,
  NewTable,
  Notes,
  RecoveryCode,
  ServerInfo,
  Story,
  TableChange,
  TableInfo,
  Tables,
  TitleDetail,
  TitleInfo,
  Turns,
} from "./protocol";

export { Refused } from "./host";

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
  contacts: () => get<ContactList>("/me/contacts"),
  addContact: (contact: NewContact) => post<ContactInfo>("/me/contacts", contact),
  tryContact: (id: string) => post<undefined>(`/me/contacts/${id}/test`),
  removeContact: (id: string) => request<undefined>("DELETE", `/me/contacts/${id}`),
  news: (token: string) => get<ContactInfo>(`/news/${token}`),
  agreeToNews: (token: string) => post<undefined>(`/news/${token}/confirm`),
  stopNews: (token: string) => post<undefined>(`/news/${token}/stop`),
  recover: (code: string, keep: boolean) => post<Me>("/recover", { code, keep }),
  devices: () => get<Devices>("/me/devices"),
  endDevice: (id: string) => request<undefined>("DELETE", `/me/devices/${id}`),
  endOtherDevices: () => request<undefined>("DELETE", "/me/devices"),
  waiting: () => get<Turns>("/me/waiting"),
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
  analysis: (match: string) => get<Analysis>(`/matches/${match}/analysis`),
  analyse: (match: string) => post<Analysis>(`/matches/${match}/analysis`),
  notes: (match: string) => get<Notes>(`/matches/${match}/notes`),
  branch: (match: string, branch: Branch) => post<TableInfo>(`/matches/${match}/branch`, branch),
  record: (match: string) => get<string>(`/matches/${match}/record`),
  takeIn: (record: string) => post<TableInfo>("/records", { record }),
  recordAddress: (match: string) => `/api/matches/${match}/record`,
};

function query(values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}
