import type { PageReply } from "@selvedge/contracts/storefront/page-data";

/** How long data that was fetched ahead may be used, in milliseconds. */
const keptForMs = 10_000;
const ahead = new Map<string, { at: number; reply: Promise<PageReply> }>();

const keyOf = (url: URL) => url.pathname + url.search;

/** A page's data; what was fetched ahead is used once. Throws when there is no answer or it is no page. */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<PageReply> {
  const kept = ahead.get(keyOf(url));
  ahead.delete(keyOf(url));
  if (kept && performance.now() - kept.at < keptForMs) return kept.reply.catch(() => load(url, signal));
  return load(url, signal);
}

/** Begins to fetch a page that will probably be wanted. */
export function fetchAhead(url: URL): void {
  if (ahead.has(keyOf(url))) return;
  const reply = load(url);
  reply.catch(() => ahead.delete(keyOf(url)));
  ahead.set(keyOf(url), { at: performance.now(), reply });
}

/** Data has a path of its own, so that a cache between us never mistakes it for the document. */
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
