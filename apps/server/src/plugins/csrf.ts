// A change must come from our own page. Scripts prove it with the token header; plain forms, which work without
// scripts, by the Origin or Sec-Fetch-Site that only the browser can write. Source: platform-core §7, reliability S8.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { Refusal } from "./refusal.ts";
import { isXsrfToken } from "./session.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
/** Sent without credentials, so there is nothing to forge. Source: platform-core §7. */
const exempt = ["/event-collector/", "/omnis/v3/event-collector/"];

export function addCsrf(app: FastifyInstance, config: Pick<Config, "secret" | "publicProtocol">) {
  app.addHook("onRequest", async (request) => {
    if (safeMethods.has(request.method) || exempt.includes(request.url)) return;
    if (comesFromElsewhere(request, config)) throw new Refusal("csrf");
    if (isPlainForm(request) ? !provesOwnOrigin(request, config) : !hasToken(request, config))
      throw new Refusal("csrf");
  });
}

const ownOrigin = (request: FastifyRequest, config: Pick<Config, "publicProtocol">) =>
  `${config.publicProtocol}://${request.headers.host}`;

function comesFromElsewhere(request: FastifyRequest, config: Pick<Config, "publicProtocol">): boolean {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  return (
    (origin !== undefined && origin !== ownOrigin(request, config)) || site === "cross-site" || site === "same-site"
  );
}

/** A form of a page that works without scripts: outside the API, form-encoded. */
const isPlainForm = (request: FastifyRequest) =>
  !request.url.startsWith("/omnis/") &&
  /^application\/x-www-form-urlencoded\b/.test(request.headers["content-type"] ?? "");

const provesOwnOrigin = (request: FastifyRequest, config: Pick<Config, "publicProtocol">) =>
  request.headers.origin === ownOrigin(request, config) || request.headers["sec-fetch-site"] === "same-origin";

function hasToken(request: FastifyRequest, { secret }: Pick<Config, "secret">): boolean {
  const given = request.headers["x-xsrf-token"] ?? request.headers["x-csrf-token"];
  return request.visitor !== null && isXsrfToken(given, request.visitor, secret);
}
