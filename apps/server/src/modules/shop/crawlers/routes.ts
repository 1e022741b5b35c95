// What programs fetch from a shop by fixed names: search engines, browsers, people who look for a contact.
import { withDivision } from "@selvedge/db/with-division";
import { guardSets } from "@selvedge/domain/access/guards";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { checkGuards } from "../../../plugins/access/visit-facts.ts";
import { originOf } from "../../../plugins/origin.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { manifestOf } from "./manifest.ts";
import { robotsOf } from "./robots.ts";
import { sitemapFile, sitemapXml } from "./sitemap-xml.ts";

export function crawlerRoutes(app: FastifyInstance, platform: Platform) {
  app.get("/robots.txt", async (request, reply) => {
    const { kind } = request.place;
    const isOpen = kind === "main" || (kind === "shop" && (await isOpenToAll(platform, request)));
    return sendText(reply, "text/plain; charset=utf-8", robotsOf(isOpen, originOf(platform, request)));
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const site = await openSite(platform, request);
    const origin = originOf(platform, request);
    const xml = await withDivision(platform.pools.web, site.divisionId, (db) => sitemapXml(db, site, origin));
    return sendText(reply, "application/xml; charset=utf-8", xml);
  });

  app.get<{ Params: { file: string } }>("/sitemap-:file(^\\d{1,4}$).xml", async (request, reply) => {
    const site = await openSite(platform, request);
    const file = Number(request.params.file);
    const origin = originOf(platform, request);
    const xml = await withDivision(platform.pools.web, site.divisionId, (db) => sitemapFile(db, site, file, origin));
    if (xml === null) throw new Refusal("notFound");
    return sendText(reply, "application/xml; charset=utf-8", xml);
  });

  app.get("/manifest.webmanifest", async (request, reply) => {
    const { name } = requireDivision(request);
    return sendText(reply, "application/manifest+json; charset=utf-8", JSON.stringify(manifestOf(name)));
  });

  app.get("/.well-known/security.txt", async (request, reply) => {
    requireDivision(request);
    return sendText(reply, "text/plain; charset=utf-8", securityOf(platform));
  });
}

const sendText = (reply: FastifyReply, type: string, text: string) =>
  reply.type(type).header("Cache-Control", "private, max-age=3600").send(text);

async function isOpenToAll(platform: Platform, request: FastifyRequest): Promise<boolean> {
  const { decision } = await checkGuards(platform, request, guardSets.storeAccess, { path: "/" });
  return decision.ok;
}

/** The shop of the host; notFound while it is closed to the visitor: what is behind a door is in no list. */
async function openSite(platform: Platform, request: FastifyRequest) {
  const { id } = requireDivision(request);
  if (!(await isOpenToAll(platform, request))) throw new Refusal("notFound");
  return { divisionId: id, now: platform.now() };
}

/** Whom to tell of a weakness, for a year from now (RFC 9116). */
function securityOf({ origins, now, config }: Platform): string {
  const expires = new Date(now().getTime() + 365 * 86_400_000).toISOString();
  return [
    `Contact: mailto:${config.securityContact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${origins.main}/.well-known/security.txt`,
    "",
  ].join("\n");
}
