// Every address that no other part of the server answers: shops' pages as documents, and as data for navigations in the
// browser.

import { referralParameter } from "@selvedge/domain/referrals/referral-code";
import { operatorModeName } from "@selvedge/domain/shops/operator-mode";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendFile, serveApp } from "../modules/plumbing/built-apps/index.ts";
import type { Platform } from "../platform.ts";
import { refusalOf, retrySeconds } from "../plugins/errors.ts";
import { Refusal } from "../plugins/refusal.ts";
import { isViewToken } from "../plugins/session/session.ts";
import { requireDivision } from "../plugins/tenancy.ts";
import { beginTests } from "./begin-tests.ts";
import { codeName, followCodeLink } from "./code-link.ts";
import { failedLoad } from "./failed-load.ts";
import { formRoutes } from "./forms/forms.ts";
import { blockGallery } from "./gallery/block-gallery.ts";
import { movedTo } from "./moved-paths.ts";
import { chooseOperatorMode } from "./operator-mode.ts";
import { type Made, type PageCache, PersonalAnswer } from "./page-cache/page-cache.ts";
import { pageKey, readableQuery } from "./page-cache/page-key.ts";
import { sendCached } from "./page-cache/serve-cached.ts";
import { packedLooks } from "./render/looks.ts";
import { type Form, failedPage, type RenderedVisit, renderPage, renderVisit } from "./render/render-visit.ts";
import { send, sendMade } from "./render/send.ts";
import { requireBuild, type StorefrontBuild, type StorefrontRoute } from "./render/storefront-build.ts";
import { followSharedLink } from "./shared-link.ts";
import { type Visit, visitOf } from "./visit.ts";
import { copyOfVisit } from "./visitor-copy.ts";

export function ssrRoutes(app: FastifyInstance, platform: Platform, cache: PageCache) {
  blockGallery(app, platform);
  app.get("/_page/*", (request, reply) => answerPage(platform, cache, { request, reply, form: "data" }));
  app.get("/*", async (request, reply) => {
    if (isForMachines.test(request.url)) throw new Refusal("notFound");
    if (await serveApp(platform, request, reply)) return reply;
    if (isFileName.test(partsOf(request.url).pathname)) return sendNoFile(reply);
    return answerPage(platform, cache, { request, reply, form: "document" });
  });
  app.get<{ Params: LooksParams }>("/assets/looks/:build/:file", async (request, reply) => {
    const storefront = await requireBuild();
    const packed = await packedLooks(storefront, request.params.file);
    // A page of an earlier build still gets its styles, which are today's.
    const cachePolicy = request.params.build === storefront.build ? "immutable" : "revalidate";
    return sendFile(request, reply, { name: "looks.css", packed, cachePolicy });
  });
  formRoutes(app, platform);
}

interface LooksParams {
  build: string;
  file: string;
}

/** Paths of calls and tools: an unknown one gets a plain 404, not a page. */
const isForMachines = /^\/(omnis|dev|_page|assets|fonts|garments|files)(\/|$)/;

/** A file name, as crawlers and programs request without a link. Shops have no files but those with their own routes. */
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
  { request, reply, form }: { request: FastifyRequest; reply: FastifyReply; form: Form },
) {
  requireDivision(request);
  const storefront = await requireBuild();
  const requested = partsOf(request.url.replace(/^\/_page(?=\/)/, ""));
  const path = storefront.cleanPath(requested.pathname);
  if (path === null) return sendMissing(platform, storefront, { request, reply, form });
  const clean = storefront.encodePath(path);
  if (clean !== requested.pathname && form === "document") return reply.redirect(clean + requested.search, 301);
  const moved = movedTo(path);
  if (moved) return send(storefront, reply, { kind: "redirect", to: moved + requested.search, status: 301 }, form);
  const given = new URLSearchParams(requested.search);
  if (given.has(operatorModeName))
    return send(storefront, reply, chooseOperatorMode(platform, reply, clean, given), form);
  const follow = request.place.kind === "shop" && form === "document" && followLink(given);
  if (follow) return send(storefront, reply, await follow(platform, { request, reply, path: clean, given }), form);
  const found = storefront.match(path)!;
  // A copy under an address that leads on would be answered in place of leading on.
  const isShared = found.route.cache && request.place.movedTo === null;
  const key = isShared ? pageKey(request.headers.host, request.url, request.headers.cookie) : null;
  const query = key && found.route.cache ? readableQuery(given, found.route.cache.query) : given;
  const visit = visitOf(platform, request, reply, { path, params: found.params, query });
  try {
    if (!key || request.headers.authorization || isViewToken(request.sessionToken)) {
      const rendered = await renderVisit(storefront, found.route, visit, form);
      const remembered = rendered.kind === "page" && beginTests(platform, request.raw, rendered.made.tests);
      if (remembered) reply.header("Set-Cookie", remembered);
      return await send(storefront, reply, rendered, form);
    }
    const tags = [`division:${visit.division.id}`];
    const page = await cache.through(key, {
      tags,
      make: () => renderShared(storefront, found.route, visit, form),
      nameCopy: (varying) => copyOfVisit(visit, varying),
    });
    reply.hijack();
    sendCached(request.raw, reply.raw, page, beginTests(platform, request.raw, page.tests));
    return reply;
  } catch (error) {
    if (error instanceof Redirected) return send(storefront, reply, error.rendered, form);
    return sendFailure(storefront, visit, { route: found.route, request, reply, error, form });
  }
}

/** What an address of a shop does before it leads to its page; an address that does both does one after the other. */
const followLink = (given: URLSearchParams) =>
  given.has(codeName) ? followCodeLink : given.has(referralParameter) ? followSharedLink : null;

/** Path and query as they were sent. A URL parser would read "//name/" as a host and resolve dots. */
function partsOf(url: string): { pathname: string; search: string } {
  const at = url.indexOf("?");
  return at === -1 ? { pathname: url, search: "" } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** A shared page may turn out to redirect: that is not cached. */
class Redirected extends PersonalAnswer {
  readonly rendered: RenderedVisit;
  constructor(rendered: RenderedVisit) {
    super("redirected");
    this.rendered = rendered;
  }
}

async function renderShared(
  storefront: StorefrontBuild,
  route: StorefrontRoute,
  visit: Visit,
  form: Form,
): Promise<Made> {
  const rendered = await renderVisit(storefront, route, visit, form);
  if (rendered.kind === "redirect") throw new Redirected(rendered);
  return rendered.made;
}

async function sendMissing(
  platform: Platform,
  storefront: StorefrontBuild,
  { request, reply, form }: { request: FastifyRequest; reply: FastifyReply; form: Form },
) {
  const found = storefront.match("/404/")!;
  const visit = visitOf(platform, request, reply, { path: "/404/", params: {}, query: new URLSearchParams() });
  return send(storefront, reply, await renderVisit(storefront, found.route, visit, form), form);
}

interface FailedRequest {
  route: StorefrontRoute;
  request: FastifyRequest;
  reply: FastifyReply;
  error: unknown;
  form: Form;
}

/** Sends a refusal or error as a page of the shop, or as plain JSON if that page cannot be rendered either. */
async function sendFailure(
  storefront: StorefrontBuild,
  visit: Visit,
  { route, request, reply, error, form }: FailedRequest,
) {
  const refusal = refusalOf(error);
  const seconds = retrySeconds[refusal.code];
  const status = seconds !== undefined ? 503 : refusal.code === "tooManyTries" ? 429 : 500;
  if (status >= 500) request.log.error({ err: error }, "a page failed");
  // A page of the shop's people that fails by itself; one that only has to wait says so where it is, and so does a preview.
  const isPreview = visit.query.has("preview");
  if (route.name === "store" && status === 500 && !isPreview) return send(storefront, reply, failedLoad(status), form);
  const page = failedPage(refusal.message, request.id, status);
  const made = await renderPage(storefront, route, { visit, page, form }).catch(() => null);
  if (!made) throw error;
  if (seconds !== undefined) reply.header("Retry-After", String(seconds));
  return sendMade(reply, made);
}
