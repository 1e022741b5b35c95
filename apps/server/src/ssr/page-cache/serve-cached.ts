import type { IncomingMessage, ServerResponse } from "node:http";
import { fastifyCookie } from "@fastify/cookie";
import { counters } from "../../modules/plumbing/health/index.ts";
import type { Platform } from "../../platform.ts";
import { meetingOf } from "../../plugins/access/meet-tests.ts";
import { bodyIn, type Encoding, encodingFor, isHeld } from "../../plugins/pack.ts";
import { hasViewCookie, sessionCookie } from "../../plugins/session/session.ts";
import { hasTwoHosts } from "../../plugins/tenancy.ts";
import { beginTests } from "../begin-tests.ts";
import { copyOfRequest, plainCopy } from "../varying.ts";
import type { CachedPage, NameCopy, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

/**
 * Answers cached pages before anything else of the server runs; while the database is away, also stale ones. Returns false
 * when it does not answer. The answer is the same for every visitor, so cookies are neither read nor set, but for a page
 * whose copies differ, and where a split test begins for the visitor. A request with credentials goes to the server, and so
 * does a colleague who sees the shop as a customer, with a banner on every page.
 */
export function serveCached(cache: PageCache, platform: Platform) {
  const session = sessionCookie(platform.config);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url = "" } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization) return false;
    if (hasViewCookie(headers.cookie)) return false;
    const key = pageKey(headers.host, url, headers.cookie);
    if (key === null || hasTwoHosts(request)) return false;
    const nameCopy = nameCopyOf(request, url, session);
    const fresh = cache.fresh(key, nameCopy);
    const page = fresh ?? cache.stale(key, nameCopy);
    if (!page) return false;
    sendCached(request, response, fresh ?? asStale(page), beginTests(platform, request, page.tests));
    if (!fresh) counters.event("stale_page");
    counters.request(response.statusCode, 0);
    return true;
  };
}

/** What names a request's copy of a page. Reading cookies and a query costs as much as all else that an answer takes. */
function nameCopyOf(request: IncomingMessage, url: string, session: string): NameCopy<string | null> {
  const { cookie } = request.headers;
  const isPlain = cookie === undefined && !url.includes("?");
  return (varying) => {
    // Which variation of a split test a first visitor gets is drawn for each of them.
    if (isPlain && varying.tests.length === 0) return plainCopy(varying);
    const asking = { url, cookies: fastifyCookie.parse(cookie ?? ""), meeting: meetingOf(request) };
    return copyOfRequest(varying, asking, session);
  };
}

/** The page, with a Warning header when it may be stale. Source: RFC 9111 §5.1, RFC 7234 §5.5.1 */
const asStale = (page: CachedPage): CachedPage => ({
  ...page,
  headers: {
    ...page.headers,
    Age: String(Math.max(0, Math.round((Date.now() - page.madeAtMs) / 1000))),
    Warning: '110 - "Response is Stale"',
  },
});

/**
 * Sends a page in the best encoding that the client accepts, or 304 if the client has it already. `setCookie` is this
 * visitor's own header: it is in no cached page, and caches between here and the visitor store none (`private`).
 */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  setCookie: string | null,
): void {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const etag = page.etags[encoding];
  if (page.status === 200 && isHeld(request.headers["if-none-match"], etag)) {
    const own = setCookie === null ? {} : { "Set-Cookie": setCookie };
    response.writeHead(304, { ...page.headers, ETag: etag, Vary: "Accept-Encoding", ...own }).end();
    return;
  }
  const body = bodyIn(page, encoding);
  if (Buffer.isBuffer(body)) sendBody({ request, response, page, encoding, body, setCookie });
  else
    body.then(
      (made) => sendBody({ request, response, page, encoding, body: made, setCookie }),
      // Without its body a page has no answer: the connection ends, and the browser asks again.
      (error: Error) => response.destroy(error),
    );
}

interface Sending {
  request: IncomingMessage;
  response: ServerResponse;
  page: CachedPage;
  encoding: Encoding;
  body: Buffer;
  setCookie: string | null;
}

function sendBody({ request, response, page, encoding, body, setCookie }: Sending): void {
  const head = headOf(page, encoding, body.length);
  response.writeHead(page.status, setCookie === null ? head : [...head, "Set-Cookie", setCookie]);
  response.end(request.method === "HEAD" ? undefined : body);
}

const heads = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>();

/** The headers of a page in one encoding, as the list that Node writes unchanged; built once per page. */
function headOf(page: CachedPage, encoding: Encoding, length: number): string[] {
  const known = heads.get(page) ?? {};
  heads.set(page, known);
  known[encoding] ??= Object.entries({
    ...page.headers,
    ETag: page.etags[encoding],
    Vary: "Accept-Encoding",
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": String(length),
  }).flat();
  return known[encoding];
}
