/// <reference lib="webworker" />
/**
 * The service worker: shows what was pushed, and a page for when there is no network.
 *
 * The page itself always comes from the network, so nothing is ever stale. Only without a network the rulebook, once
 * it was read, is shown from what was kept of it.
 */

export {};
declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE_VERSION__: string;

const CACHE = `offline-${__OFFLINE_VERSION__}`;
const OFFLINE = "/offline.html";
const RULEBOOK = "rulebook";
const RULES = "/rules";
const FILES = "/assets/";

interface Pushed {
  title: string;
  body: string;
  path: string;
}

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.add(new Request(OFFLINE, { cache: "reload" }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE && name !== RULEBOOK).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { pathname, origin } = new URL(request.url);
  const isPage = request.mode === "navigate";
  if (!isPage && !(origin === self.location.origin && pathname.startsWith(FILES))) return;
  const kept = async () => (isPage && pathname !== RULES ? undefined : (await caches.open(RULEBOOK)).match(isPage ? RULES : request.url));
  const answer = async () => {
    try {
      return await fetch(request);
    } catch {
      const other = isPage ? await caches.match(OFFLINE) : undefined;
      return (await kept()) ?? other ?? Response.error();
    }
  };
  event.respondWith(answer());
});

/** The rulebook tells what it is made of: that is kept, and what an older one was made of is not. */
self.addEventListener("message", (event) => {
  const { keep } = (event.data ?? {}) as { keep?: string[] };
  if (!keep) return;
  const store = async () => {
    const cache = await caches.open(RULEBOOK);
    await cache.addAll(keep);
    const wanted = new Set(keep);
    for (const request of await cache.keys()) {
      if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
    }
  };
  event.waitUntil(store());
});

self.addEventListener("push", (event) => {
  const { title, body, path } = event.data?.json() as Pushed;
  const shown = { body, tag: path, data: path, icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => new URL(one.url).pathname === path);
    if (there) await there.focus();
    else await self.clients.openWindow(new URL(path, self.location.origin).pathname);
  };
  event.waitUntil(open());
});
