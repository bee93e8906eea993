/**
 * The service worker: it keeps the page, so that it opens without a network, and hands out the
 * engine that the page has fetched.
 *
 * It never takes over from an older one while pages of that are open, and keeps the files of the
 * version before: whoever plays goes on with what they began with.
 */
/// <reference lib="webworker" />
import { outdated } from "./outdated";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: every file of the page, and a name for exactly these. */
declare const __SHELL__: { version: string; files: string[] };
/** Written by the build, too: where the engine of this page lies. */
declare const __ENGINE__: { folder: string };

const SHELL = __SHELL__;
const PREFIX = "portside-shell-";
const KEPT = PREFIX + SHELL.version;
const TOLD = "portside-told";
const ENGINES = "portside-engine";
const PAGE = "/index.html";
/** What the page is told before it has the engine: the newest while there is a network. */
const REMEMBERED = /^\/(?:api\/titles|told\/\w+\.json)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...SHELL.files])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  // The page renews what it has kept of the engine; whatever else it takes from there.
  if (request.cache === "no-cache" && request.mode !== "navigate") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (REMEMBERED.test(pathname)) event.respondWith(newest(request));
  else if (!pathname.startsWith("/api/")) event.respondWith(kept(request));
});

/** Somebody waits: say so, and lead to the table. The words come from the server. */
self.addEventListener("push", (event) => {
  const told = event.data?.json() as { title: string; body: string; link: string } | undefined;
  if (!told) return;
  const look = { body: told.body, icon: "/icon-192.png", tag: "turn", data: told.link };
  event.waitUntil(self.registration.showNotification(told.title, look));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Go to a page of ours in a window that is open already, or in a new one. */
async function open(link: string): Promise<void> {
  const { pathname } = new URL(link);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === pathname);
  await (there ? there.focus() : self.clients.openWindow(pathname));
}

/** Forget all versions of the page and of its engine but this one and the one before. */
async function tidy(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = versions.filter((name) => name !== KEPT).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  const engines = await caches.open(ENGINES);
  const files = (await engines.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(outdated(files, __ENGINE__.folder).map((file) => engines.delete(file)));
}

/** Every address of ours is the same page; a host of plain files may not know that. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.ok === true || answer?.type === "opaqueredirect") return answer;
  return (await caches.match(PAGE)) ?? answer ?? Response.error();
}

async function newest(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  const cache = await caches.open(TOLD);
  if (answer?.ok === true) await cache.put(request, answer.clone());
  return answer ?? (await cache.match(request)) ?? Response.error();
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

export {};
