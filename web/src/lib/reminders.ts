/** How this browser's player is told about turns while the page is closed; loaded when somebody wants that. */

import type { RemindersNow } from "@/protocol";
import { reminderWays, wantPush, unwantPush } from "./api";
import { registerWorker } from "./bell";
import { heldAt } from "./secrets";
import { language } from "./language.svelte";

/** Whether a closed page can be reached: the server sends no pushes, or the browser's service failed. */
export type Reach = "closed" | "open" | "failed";

export const secretsAt = (table: string) => heldAt(table).keys.map((key) => key.secret);

/** Lets the server push to this browser when it is the turn of its seats. */
export async function subscribe(table: string): Promise<Reach> {
  const { push } = await reminderWays();
  const worker = push === null ? null : await registerWorker();
  const secrets = secretsAt(table);
  if (!push || !worker || !("pushManager" in worker) || !secrets.length) return "open";
  try {
    await navigator.serviceWorker.ready;
    const made = await subscriptionFor(worker, push);
    const { endpoint, keys } = made.toJSON();
    await wantPush(table, { secrets, endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, locale: language() });
    return "closed";
  } catch {
    return "failed";
  }
}

/** A subscription that was made with another key of the server is of no use any more. */
async function subscriptionFor(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await worker.pushManager.subscribe(options);
  } catch (failure) {
    const old = await worker.pushManager.getSubscription();
    if (!old) throw failure;
    await old.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}

/** No more pushes to this browser, at any table: the server notices when the next one comes back. */
export async function unsubscribe(table: string): Promise<RemindersNow | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const made = await worker?.pushManager?.getSubscription();
  if (!made) return null;
  await made.unsubscribe();
  return unwantPush(table, { secrets: secretsAt(table), endpoint: made.endpoint }).catch(() => null);
}
