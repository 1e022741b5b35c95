// A request that changes something must come from our own page. Scripts prove it with the token header; plain forms, which
// work without scripts, with Origin or Sec-Fetch-Site, which only browsers set. Source: platform-core §7, reliability S8.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { namedOriginOf } from "../origin.ts";
import { Refusal } from "../refusal.ts";
import { isXsrfToken } from "./session.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
/** Sent without credentials, so there is nothing to forge. Source: platform-core §7. */
const exempt = ["/event-collector/", "/omnis/v3/event-collector/"];

declare module "fastify" {
  interface FastifyContextConfig {
    /** A request of another program, such as a webhook, which has a signature and no cookie that could be misused. */
    provesItself?: true;
    /** A form of a page that sends files with its fields: it proves its origin as a form without files does. */
    takesFiles?: true;
  }
}

export function addCsrf(app: FastifyInstance, config: Pick<Config, "secret" | "publicProtocol">) {
  app.addHook("onRequest", async (request) => {
    if (safeMethods.has(request.method) || exempt.includes(request.url)) return;
    if (request.routeOptions.config.provesItself) return;
    if (comesFromElsewhere(request, config)) throw new Refusal("csrf");
    if (isPlainForm(request) ? !provesOwnOrigin(request, config) : !hasToken(request, config))
      throw new Refusal("csrf");
  });
}

function comesFromElsewhere(request: FastifyRequest, config: Pick<Config, "publicProtocol">): boolean {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  return (
    (origin !== undefined && origin !== namedOriginOf(config, request)) || site === "cross-site" || site === "same-site"
  );
}

/** A form of a page that works without scripts: outside the API, form-encoded, or with files where its route takes them. */
function isPlainForm(request: FastifyRequest): boolean {
  const type = request.headers["content-type"] ?? "";
  if (request.url.startsWith("/omnis/")) return false;
  if (/^multipart\/form-data\b/.test(type)) return request.routeOptions.config.takesFiles === true;
  return /^application\/x-www-form-urlencoded\b/.test(type);
}

const provesOwnOrigin = (request: FastifyRequest, config: Pick<Config, "publicProtocol">) =>
  request.headers.origin === namedOriginOf(config, request) || request.headers["sec-fetch-site"] === "same-origin";

function hasToken(request: FastifyRequest, { secret }: Pick<Config, "secret">): boolean {
  const given = request.headers["x-xsrf-token"] ?? request.headers["x-csrf-token"];
  return request.sessionToken !== null && isXsrfToken(given, request.sessionToken, secret);
}
