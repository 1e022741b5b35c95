// What stands for a shop in tabs, on home screens and where its pages are shared.
import { guardSets } from "@selvedge/domain/access/guards";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { checkGuards } from "../../../plugins/access/visit-facts.ts";
import { originOf } from "../../../plugins/origin.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Division, type Place, requireDivision } from "../../../plugins/tenancy.ts";
import { sendFile, staticFile } from "../../plumbing/built-apps/index.ts";
import type { StoredRendition } from "../../plumbing/files/index.ts";
import { faviconSvg } from "./favicon-svg.ts";
import { type IconName, iconPath, iconSizes } from "./icon-sizes.ts";
import { iconFacts, shopIcon } from "./icons.ts";
import { shopPicture } from "./shop-picture.ts";

const platformMark = new URL("../../../../../dashboard/dist/favicon.svg", import.meta.url);

export function brandRoutes(app: FastifyInstance, platform: Platform) {
  app.get("/favicon.svg", async (request, reply) => {
    const { kind } = request.place;
    if (kind === "backoffice" || kind === "main") {
      const mark = await staticFile(platformMark);
      if (mark) return sendFile(request, reply, { name: "favicon.svg", packed: mark, cachePolicy: "day" });
    }
    return cached(reply, "image/svg+xml").send(faviconSvg(await iconFacts(platform, placeOf(request))));
  });
  app.get("/favicon.ico", async (request, reply) =>
    sendStored(platform, { request, reply }, await shopIcon(platform, placeOf(request), "favicon")),
  );
  for (const name of Object.keys(iconSizes) as IconName[])
    app.get(iconPath(name), async (request, reply) =>
      sendStored(platform, { request, reply }, await shopIcon(platform, placeOf(request), name)),
    );
  app.get("/social-:version(^[\\w-]{1,40}$).jpg", async (request, reply) => {
    const place = placeOf(request);
    // Of a shop that is closed to the visitor nothing that it sells is shown.
    const { decision } = await checkGuards(platform, request, guardSets.storeAccess, { path: "/" });
    if (!decision.ok) throw new Refusal("notFound");
    const { host } = new URL(originOf(platform, request));
    return sendStored(platform, { request, reply }, await shopPicture(platform, place, host));
  });
}

/** The host's shop. Throws notFound where there is none. */
function placeOf(request: FastifyRequest): Place & { division: Division } {
  requireDivision(request);
  return request.place as Place & { division: Division };
}

const cached = (reply: FastifyReply, type: string) => reply.type(type).header("Cache-Control", "public, max-age=86400");

async function sendStored(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  stored: StoredRendition | null,
) {
  if (!stored) throw new Refusal("notFound");
  reply.header("ETag", `"${stored.sha256}"`).header("X-Content-Type-Options", "nosniff");
  if (request.headers["if-none-match"] === `"${stored.sha256}"`) return reply.code(304).send();
  const bytes = await platform.files.get(placeOf(request).division.id, stored.sha256);
  return cached(reply, stored.mime).send(bytes);
}
