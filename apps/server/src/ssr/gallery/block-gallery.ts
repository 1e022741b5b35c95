// A page of every block in every state, in development alone. `?type=` shows one type, `?theme=` wears another theme than
// the shop's, and `?show=full` has as much in each block as it takes.
import { setTimeout as wait } from "node:timers/promises";
import { fullSpecimens, specimens } from "@selvedge/blocks/gallery/specimens";
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { readDivision } from "@selvedge/db/read-division";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import { needsOf } from "@selvedge/pages/needs";
import { resolve } from "@selvedge/pages/resolve/resolve";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { FastifyInstance } from "fastify";
import { answerNeeds, groundOf } from "../../modules/shop/shop-window/index.ts";
import { frameSite } from "../../modules/site/frames/index.ts";
import type { Platform } from "../../platform.ts";
import { withCleanHtml } from "../loaders/clean-blocks.ts";
import { renderPage } from "../render/render-visit.ts";
import { sendMade } from "../render/send.ts";
import { requireBuild } from "../render/storefront-build.ts";
import { linkSiteOf, loadedPage, type Visit, visitOf } from "../visit.ts";

export function blockGallery(app: FastifyInstance, platform: Platform) {
  if (platform.config.environment === "production") return;
  app.get<{ Querystring: Shown }>("/dev/blocks/", async (request, reply) => {
    const storefront = await requireBuild();
    const { route } = storefront.match("/")!;
    const visit = visitOf(platform, request, reply, { path: "/dev/blocks/", params: {}, query: new URLSearchParams() });
    const page = await galleryPage(visit, request.query);
    return sendMade(reply, await renderPage(storefront, route, { visit, page, form: "document" }));
  });
  // What blocks that load something load in their states: an answer that is late, and none.
  app.get("/dev/blocks/waits/", async (_request, reply) => {
    await wait(20_000, undefined, { ref: false });
    return reply.send([]);
  });
}

interface Shown {
  type?: string;
  theme?: string;
  show?: string;
}

async function galleryPage(visit: Visit, { type, theme, show }: Shown) {
  const { platform, division } = visit;
  const site = linkSiteOf(visit);
  const { blocks } = resolve(fromWire({ version: 1, blocks: (show === "full" ? fullSpecimens : specimens)(type) }), {
    mode: "preview",
    types: BLOCK_TYPES,
    conditions: SHOP_CONDITIONS,
    facts: {
      login: "logged-out",
      nowMs: platform.now().getTime(),
      currency: division.currency,
      timeZone: division.timeZone,
      country: "",
      variations: {},
    },
    site: { mainOrigin: site.mainOrigin, apiOrigin: visit.origin },
  });
  const frames = frameSite(platform, { divisionId: division.id, path: visit.path });
  const clean = withCleanHtml(blocks, BLOCK_TYPES, { links: site, frames });
  const needs = await readDivision(platform.pools.web, division.id, (db) =>
    answerNeeds({ ...groundOf(platform, division), db, path: visit.path }, needsOf(clean)),
  );
  return loadedPage<"store">({
    route: "store",
    data: {
      page: { version: 1, properties: { ySpacing: 8 }, url: "/dev/blocks/", mode: "preview" },
      blocks: clean,
      needs,
    },
    meta: { title: "Blocks", description: "", canonicalPath: "/dev/blocks/", isNoindex: true },
    layout: "tool",
    tags: [],
    isPrivate: true,
    theme: theme ? { extends: theme } : undefined,
  });
}
