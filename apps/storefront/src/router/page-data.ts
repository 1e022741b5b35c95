import type { PageReply } from "@selvedge/contracts/pages/page-data";

/** How long prefetched data may be used, in milliseconds. */
const freshForMs = 10_000;
const ahead = new Map<string, { at: number; reply: Promise<PageReply> }>();

const keyOf = (url: URL) => url.pathname + url.search;

/** A page's data; prefetched data is used once. Throws when the answer is missing or not a page. */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<PageReply> {
  const prefetched = ahead.get(keyOf(url));
  ahead.delete(keyOf(url));
  if (prefetched && performance.now() - prefetched.at < freshForMs)
    return prefetched.reply.catch(() => load(url, signal));
  return load(url, signal);
}

/** Prefetches a page. */
export function fetchAhead(url: URL): void {
  if (ahead.has(keyOf(url))) return;
  const reply = load(url);
  reply.catch(() => ahead.delete(keyOf(url)));
  ahead.set(keyOf(url), { at: performance.now(), reply });
}

/** Data has its own path, so that no cache in between confuses it with the document. */
async function load(url: URL, signal?: AbortSignal): Promise<PageReply> {
  const answer = await fetch(`/_page${keyOf(url)}`, {
    headers: { Accept: "application/json" },
    credentials: "same-origin",
    signal: signal ?? null,
  });
  const reply = (await answer.json()) as Partial<PageReply>;
  if (typeof reply.build !== "string") throw new Error(`No page came from ${url.pathname}.`);
  return reply as PageReply;
}
