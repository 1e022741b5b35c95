// Foreign content of shops' pages has a host of its own: what runs there is neither the shop's page nor signed in to anything.

import { specimens } from "@selvedge/blocks/gallery/specimens";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { codeOnPages } from "./code-on-pages.ts";
import { frameSign, isFrameSign } from "./frame-address.ts";
import { codeDocument, siteDocument } from "./frame-documents.ts";
import { formsOfPage, hostsOfShop } from "./queries.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;
interface Asked {
  readonly divisionId: DivisionId;
  /** The values that the address is signed with, in their order. */
  readonly values: readonly string[];
}

export function frameRoutes(app: FastifyInstance, platform: Platform) {
  const onFrames = { constraints: { host: framesHost(platform) }, config: { foreign: "frames" as const } };
  const embedders = async (db: Parameters<typeof hostsOfShop>[0], divisionId: DivisionId) => {
    const { label, domain } = await hostsOfShop(db, divisionId);
    const { main, shop } = platform.origins;
    return [main, ...(label ? [shop(label)] : []), ...(domain ? [`https://${domain}`] : [])];
  };

  app.get<{ Params: { division: string } }>("/:division/site/", onFrames, async (request, reply) => {
    const { divisionId, values } = requireSigned(platform, request, "site", ["src"]);
    const pages = await readDivision(platform.pools.web, divisionId, (db) => embedders(db, divisionId));
    return sendFrame(reply, siteDocument(values[0]!, pages));
  });

  app.get<{ Params: { division: string } }>("/:division/code/", onFrames, async (request, reply) => {
    const { divisionId, values } = requireSigned(platform, request, "code", ["page", "hash"]);
    const [page = "", hash = ""] = values;
    const [pages, forms] = await readDivision(platform.pools.web, divisionId, (db) =>
      Promise.all([embedders(db, divisionId), formsOfPage(db, divisionId, page)]),
    );
    const code = codeOnPages([...forms, ...galleryForms(platform, page)], hash);
    if (code === null) throw new Refusal("notFound");
    return sendFrame(reply, codeDocument(code, pages));
  });
}

/** The page of every block is in no table, and is there in development alone. */
const galleryForms = ({ config }: Platform, page: string): readonly WirePage[] =>
  page === "/dev/blocks/" && config.environment !== "production" ? [{ blocks: specimens() }] : [];

/** Throws notFound for an address that the server did not make, and for one that is opened by itself rather than in a page. */
function requireSigned(
  platform: Platform,
  request: FastifyRequest<{ Params: { division: string } }>,
  kind: string,
  names: readonly string[],
): Asked {
  const query = request.query as Query;
  const values = names.map((name) => (typeof query[name] === "string" ? query[name] : ""));
  const division = (/^\d{1,9}$/.test(request.params.division) ? Number(request.params.division) : 0) as DivisionId;
  const sign = typeof query.sign === "string" ? query.sign : "";
  const isOwn = isFrameSign(sign, frameSign(platform, division, [kind, ...values]));
  if (!division || !isOwn || request.headers["sec-fetch-dest"] === "document") throw new Refusal("notFound");
  return { divisionId: division, values };
}

/** The names of a shop may change, so the list of pages that may show a frame is not kept for long. */
const keepSeconds = 300;

const sendFrame = (reply: FastifyReply, { html, policy }: { html: string; policy: string }) =>
  reply
    .headers({
      "Content-Security-Policy": policy,
      "Cache-Control": `private, max-age=${keepSeconds}`,
      "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
      "Referrer-Policy": "strict-origin",
      Vary: "Sec-Fetch-Dest",
    })
    .type("text/html; charset=utf-8")
    .send(html);

/** Matches the host of frames with any port. */
const framesHost = ({ config }: Platform) => new RegExp(`^frames\\.${config.baseHost.replaceAll(".", "\\.")}(:\\d+)?$`);
