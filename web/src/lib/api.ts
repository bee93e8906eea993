/** Requests to the host of tables: the server under `/api`, or this browser. */
import { here } from "./host";
import { request } from "./place.svelte";
import type {
  Analysis,
  Arrived,
  Branch,
  ContactInfo,
  ContactList,
  Devices,
  Form,
  Frames,
  Join,
  Me,
  NewContact,
  NewTable,
  Notes,
  RecoveryCode,
  SeatLink,
  ServerInfo,
  Story,
  TableChange,
  TableInfo,
  Tables,
  TitleDetail,
  TitleInfo,
  Turns,
  VoiceWish,
} from "./protocol";

import { tableAddress, titleAddress } from "./routes";
import { speech } from "./words.svelte";

export { Refused } from "./host";

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);

export const api = {
  server: () => get<ServerInfo>("/server"),
  titles: async () => {
    const titles = await get<TitleInfo[]>("/titles");
    await Promise.all(titles.map((title) => speech.meet(title)));
    return titles;
  },
  /** Return a title with its cards; for as many as may play unless it is told how many do. */
  title: async (name: string, options: Record<string, unknown>, seats?: number) => {
    const address = titleAddress(name, options, seats);
    const detail = await (address === undefined
      ? api.titleWith(name, options, seats)
      : get<TitleDetail>(address));
    await speech.meet(detail);
    return detail;
  },
  /** Return the same under settings of any length. */
  titleWith: (name: string, options: Record<string, unknown>, seats?: number) =>
    post<TitleDetail>(`/titles/${name}`, { options, seats }),
  forms: (name: string) => get<Record<string, Record<string, Form>>>(`/titles/${name}/forms`),
  me: () => get<Me>("/me"),
  introduce: (name: string) => post<Me>("/me", { name }),
  forget: () => request<undefined>("DELETE", "/me"),
  recoveryCode: () => post<RecoveryCode>("/me/recovery"),
  endRecoveryCode: () => request<undefined>("DELETE", "/me/recovery"),
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
  discard: (id: string) => request<undefined>("DELETE", `/me/tables/${id}`),
  tables: () => get<Tables>("/tables"),
  table: (id: string, invite: string) => get<TableInfo>(tableAddress(id, invite)),
  newTable: (table: NewTable) => post<TableInfo>("/tables", table),
  change: (id: string, change: TableChange) => request<TableInfo>("PATCH", `/tables/${id}`, change),
  close: (id: string) => request<undefined>("DELETE", `/tables/${id}`),
  join: (id: string, join: Join) => post<TableInfo>(`/tables/${id}/join`, join),
  seatLink: (id: string, seat: number) =>
    post<SeatLink>(`/tables/${id}/seats/${String(seat)}/link`),
  followLink: (code: string, instead: boolean) => post<Arrived>("/links", { code, instead }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`, {}),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  voice: (id: string, wish: VoiceWish) => post<TableInfo>(`/tables/${id}/voice`, wish),
  goOn: (id: string) => post<TableInfo>(`/tables/${id}/go_on`),
  resign: (id: string) => post<TableInfo>(`/tables/${id}/resign`),
  holiday: (days: number) => request<undefined>("PUT", "/me/holiday", { days }),
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
  /** A record is opened in this browser, also where there is a server: nobody else need have it. */
  takeIn: async (record: string) =>
    (await here()).request<TableInfo>("POST", "/records", { record }),
  recordAddress: (match: string) => `/api/matches/${match}/record`,
};

function query(values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}
