/** The rulebook can be read without a network after it was read once: the service worker keeps what it is made of. */

const FILES = /^\/assets\//;

/** Tells the service worker, if there is one, which files this page was made of. */
export async function keepForLater(): Promise<void> {
  const ready = await navigator.serviceWorker?.ready;
  if (!ready) return;
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const files = loaded.filter((url) => url.origin === location.origin && FILES.test(url.pathname)).map((url) => url.pathname);
  ready.active?.postMessage({ keep: ["/rules", ...new Set(files)] });
}
