/** Messages that this browser shows while no page of ours is open. */
import type { NewContact } from "./protocol";

export type PushAddress = Extract<NewContact["address"], { endpoint: string }>;

/** Tell whether this browser can be told at all; it needs HTTPS or this very machine. */
export function canPush(): boolean {
  return (
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis
  );
}

/** Ask for leave and subscribe; undefined where the person or the browser says no. */
export async function subscribe(key: string): Promise<PushAddress | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const worker = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const found = await worker.pushManager.subscribe(wish).catch(() => undefined);
  const { endpoint, keys } = found?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, keys: { p256dh, auth } };
}
