import type { IncomingMessage, ServerResponse } from "node:http";
import { counters } from "../modules/health/index.ts";
import { hasTwoHosts } from "../plugins/tenancy.ts";
import { encodingFor, isHeld } from "./pack.ts";
import type { Kept, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

/**
 * Answers kept pages before anything else of the server runs; while the database is away, also those that may be behind. Says false for everything that it does not answer. What it
 * sends is the same for every visitor, so cookies are neither read nor set; a request that proves who it is goes inside.
 */
export function frontDoor(cache: PageCache) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url = "" } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization) return false;
    const key = pageKey(headers.host, url);
    if (key === null || hasTwoHosts(request)) return false;
    const fresh = cache.fresh(key);
    const page = fresh ?? cache.stale(key);
    if (!page) return false;
    sendKept(request, response, fresh ?? asStale(page));
    if (!fresh) counters.event("stale_page");
    counters.request(response.statusCode, 0);
    return true;
  };
}

/** The page with the words that say so when it may be behind. Source: RFC 9111 §5.1, RFC 7234 §5.5.1 */
const asStale = (page: Kept): Kept => ({
  ...page,
  headers: {
    ...page.headers,
    Age: String(Math.max(0, Math.round((Date.now() - page.madeAtMs) / 1000))),
    Warning: '110 - "Response is Stale"',
  },
});

/** Sends a page in the best form that the caller takes, or 304 where it holds that form already. */
export function sendKept(request: IncomingMessage, response: ServerResponse, page: Kept): void {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const etag = page.etags[encoding];
  if (page.status === 200 && isHeld(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...page.headers, ETag: etag, Vary: "Accept-Encoding" }).end();
    return;
  }
  response.writeHead(page.status, headOf(page, encoding));
  response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
}

type Encoding = ReturnType<typeof encodingFor>;
const heads = new WeakMap<Kept, Partial<Record<Encoding, string[]>>>();

/** The headers of a page in one form, as a list, which Node writes as it stands; made once, for it is sent thousands of times. */
function headOf(page: Kept, encoding: Encoding): string[] {
  const known = heads.get(page) ?? {};
  heads.set(page, known);
  known[encoding] ??= Object.entries({
    ...page.headers,
    ETag: page.etags[encoding],
    Vary: "Accept-Encoding",
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": String(page.bodies[encoding].length),
  }).flat();
  return known[encoding];
}
