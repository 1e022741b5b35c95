// Every address that no other part of the server answers: documents of shops, and the same pages as data for navigations
// within them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { serveApp } from "../modules/built-apps/index.ts";
import { originOf } from "../modules/checkout/index.ts";
import type { Platform } from "../platform.ts";
import { refusalOf, retrySeconds } from "../plugins/errors.ts";
import { Refusal } from "../plugins/refusal.ts";
import { type Division, type Place, requireDivision } from "../plugins/tenancy.ts";
import { type DrawnVisit, drawPage, drawVisit, type Form, failedPage } from "./draw.ts";
import { formRoutes } from "./forms.ts";
import { sendKept } from "./front-door.ts";
import { type Made, OwnAnswer, type PageCache } from "./page-cache.ts";
import { pageKey, readableQuery } from "./page-key.ts";
import { type StorefrontBuild, type StorefrontRoute, storefrontBuild } from "./storefront-build.ts";
import type { Visit } from "./visit.ts";

export function ssrRoutes(app: FastifyInstance, platform: Platform, cache: PageCache) {
  app.get("/_page/*", (request, reply) => answerPage(platform, cache, request, reply, "data"));
  app.get("/*", async (request, reply) => {
    if (isForMachines.test(request.url)) throw new Refusal("notFound");
    if (await serveApp(platform, request, reply)) return reply;
    if (isFileName.test(partsOf(request.url).pathname)) return sendNoFile(reply);
    return answerPage(platform, cache, request, reply, "document");
  });
  formRoutes(app, platform);
}

/** Addresses below these belong to calls and tools: an unknown one is told plainly, not drawn. */
const isForMachines = /^\/(omnis|dev|_page|assets|fonts|garments|files)(\/|$)/;

/** A file asked for by its name, which programs do without having been led there: none lies at a shop beyond those that are served by name. */
const isFileName = /\/[^/]*\.[a-z][a-z0-9]*$|^\/\.well-known\//i;

const sendNoFile = (reply: FastifyReply) =>
  reply
    .code(404)
    .type("text/plain; charset=utf-8")
    .header("Cache-Control", "no-store")
    .send("There is no such file.\n");

async function answerPage(
  platform: Platform,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
) {
  requireDivision(request);
  const storefront = await requireBuild();
  const asked = partsOf(request.url.replace(/^\/_page(?=\/)/, ""));
  const path = storefront.cleanPath(asked.pathname);
  if (path === null) return sendMissing(platform, storefront, request, reply, form);
  const clean = storefront.encodePath(path);
  if (clean !== asked.pathname && form === "document") return reply.redirect(clean + asked.search, 301);
  const found = storefront.match(path)!;
  const key = found.route.cache ? pageKey(request.headers.host, request.url) : null;
  const given = new URLSearchParams(asked.search);
  const query = key && found.route.cache ? readableQuery(given, found.route.cache.query) : given;
  const visit = visitOf(platform, request, reply, path, found.params, query);
  try {
    if (!key || request.headers.authorization) {
      const drawn = await drawVisit(storefront, found.route, visit, form);
      return await send(storefront, reply, drawn, form);
    }
    const tags = [`division:${visit.division.id}`];
    const page = await cache.through(key, tags, () => drawShared(storefront, found.route, visit, form));
    reply.hijack();
    sendKept(request.raw, reply.raw, page);
    return reply;
  } catch (error) {
    if (error instanceof Redirected) return send(storefront, reply, error.drawn, form);
    return sendFailure(storefront, visit, found.route, request, reply, error, form);
  }
}

/** Path and query as they were sent. A URL parser would take "//name/" for a host and resolve dots before we see them. */
function partsOf(url: string): { pathname: string; search: string } {
  const at = url.indexOf("?");
  return at === -1 ? { pathname: url, search: "" } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** A shared page may turn out to lead elsewhere: that is no page to keep. */
class Redirected extends OwnAnswer {
  readonly drawn: DrawnVisit;
  constructor(drawn: DrawnVisit) {
    super("redirected");
    this.drawn = drawn;
  }
}

async function drawShared(
  storefront: StorefrontBuild,
  route: StorefrontRoute,
  visit: Visit,
  form: Form,
): Promise<Made> {
  const drawn = await drawVisit(storefront, route, visit, form);
  if (drawn.kind === "redirect") throw new Redirected(drawn);
  return drawn.made;
}

export function visitOf(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Visit {
  const division = requireDivision(request);
  const place = request.place as Place & { division: Division };
  const origin = originOf(platform, request);
  return { platform, place, division, origin, path, params, query, request, reply, form: null };
}

export async function requireBuild(): Promise<StorefrontBuild> {
  const storefront = await storefrontBuild();
  if (!storefront)
    throw new Refusal("unavailable", { message: "The shops' pages have not been built yet. Run npm run build." });
  return storefront;
}

/** Sends what was drawn for one visitor, with the cookies that the visit gave it. */
export async function send(storefront: StorefrontBuild, reply: FastifyReply, drawn: DrawnVisit, form: Form) {
  if (drawn.kind === "page") return sendMade(reply, drawn.made);
  if (form === "document") return reply.header("Cache-Control", "no-store").redirect(drawn.to, drawn.status);
  return reply
    .headers({ "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })
    .send(JSON.stringify({ build: storefront.build, redirect: drawn.to }));
}

/** What is made for one answer is sent as it is: only what is kept is worth compressing well. */
function sendMade(reply: FastifyReply, made: Made) {
  const { "Content-Type": type, ...headers } = made.headers;
  reply.code(made.status).headers(headers).type(type!);
  return reply.send(made.body);
}

async function sendMissing(
  platform: Platform,
  storefront: StorefrontBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
) {
  const found = storefront.match("/404/")!;
  const visit = visitOf(platform, request, reply, "/404/", {}, new URLSearchParams());
  return send(storefront, reply, await drawVisit(storefront, found.route, visit, form), form);
}

/** Refusals and faults as a page of the shop; as plain JSON where not even that can be drawn. */
async function sendFailure(
  storefront: StorefrontBuild,
  visit: Visit,
  route: StorefrontRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  form: Form,
) {
  const refusal = refusalOf(error);
  const seconds = retrySeconds[refusal.code];
  const status = seconds !== undefined ? 503 : refusal.code === "tooManyTries" ? 429 : 500;
  if (status >= 500) request.log.error({ err: error }, "a page failed");
  const page = failedPage(refusal.message, request.id, status);
  const made = await drawPage(storefront, route, visit, page, form).catch(() => null);
  if (!made) throw error;
  if (seconds !== undefined) reply.header("Retry-After", String(seconds));
  return sendMade(reply, made);
}
