import type { IncomingMessage, ServerResponse } from "node:http";
import { counters } from "../modules/health/index.ts";
import { encodingFor, isHeld } from "./pack.ts";
import type { Kept, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

/**
 * Answers kept pages before anything else of the server runs. Says false for everything that it does not answer. What it
 * sends is the same for every visitor, so cookies are neither read nor set; a request that proves who it is goes inside.
 */
export function frontDoor(cache: PageCache) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url = "" } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization) return false;
    const key = pageKey(headers.host, url);
    const page = key === null ? undefined : cache.fresh(key);
    if (!page) return false;
    sendKept(request, response, page);
    counters.request(response.statusCode, 0);
    return true;
  };
}

/** Sends a page in the best form that the caller takes, or 304 where it holds that form already. */
export function sendKept(request: IncomingMessage, response: ServerResponse, page: Kept): void {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const etag = page.etags[encoding];
  const headers = { ...page.headers, ETag: etag, Vary: "Accept-Encoding" };
  if (page.status === 200 && isHeld(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = page.bodies[encoding];
  response.writeHead(page.status, {
    ...headers,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
