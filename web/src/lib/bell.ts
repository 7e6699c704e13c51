/** Telling somebody who looks elsewhere that it is their turn; asking for more than that is in `reminders.ts`. */

import { settings } from "./settings.svelte";

/** Whether this browser can show notifications here: most want HTTPS or the own machine. */
export const canNotify = () => "Notification" in window && isSecureContext;

/** The service worker; none while the page is being developed, or without HTTPS. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  return navigator.serviceWorker.register("/sw.js").catch(() => null);
}

/** Shows a notification if the page is in the background and its player wants that. */
export async function ring(title: string, body: string): Promise<void> {
  if (!settings.tell || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const path = location.pathname;
  const shown = { body, tag: path, data: path, icon: "/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, shown);
  else new Notification(title, shown).onclick = () => window.focus();
}

/** Whoever looks at the table needs no notification of it any more. */
export async function hush(): Promise<void> {
  if (document.hidden || !canNotify()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const one of (await worker?.getNotifications({ tag: location.pathname })) ?? []) one.close();
}
