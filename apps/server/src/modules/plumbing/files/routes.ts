// User files are served from their own host and are never a document of a shop: a script in one runs nowhere.

import { withDivision } from "@selvedge/db/with-division";
import { storedFileAddress } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import type { ImageFormat } from "@selvedge/domain/images/served-images";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { DamagedFile, MissingFile } from "../../../adapters/file-store/file-store.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { nameOfImage, serveImage, type WantedImage, wantedImage } from "./image-service.ts";
import { mimeOf } from "./mimes.ts";
import { forgetRendition } from "./renditions.ts";
import { findPublicFile } from "./store-file.ts";

export function fileRoutes(app: FastifyInstance, platform: Platform) {
  const findPublic = publicFiles(platform);
  // Saved documents name pictures without a host; a request for such a name on a shop's host is redirected.
  app.get<{ Params: { "*": string } }>("/files/*", async (request, reply) => {
    const address = storedFileAddress(`/files/${request.params["*"]}`, platform.origins.files);
    if (!address) throw new Refusal("notFound");
    const query = queryOf(request);
    return reply
      .header("Cache-Control", "public, max-age=3600")
      .redirect(query === null ? address : `${address}?${query}`, 307);
  });
  app.get<{ Params: { division: string; name: string } }>(
    "/:division/:name",
    { constraints: { host: filesHost(platform) }, config: { foreign: "files" } },
    async (request, reply) => {
      const font = fontName(request.params);
      if (font)
        return sendFont(platform, { request, reply, ...font, stored: await findPublic(font.divisionId, font.sha256) });
      const { sha256, ...file } = readName(request.params);
      const query = queryOf(request);
      const wanted = query === null ? null : wantedImage({ sha256, ...file }, query);
      if (query === null ? file.format === "avif" : !wanted) throw new Refusal("notFound");
      if (!wanted && request.headers["if-none-match"] === `"${sha256}"`) return reply.code(304).send();
      const stored = await findPublic(file.divisionId, sha256);
      if (!stored) throw new Refusal("notFound");
      if (wanted) return sendImage(platform, { request, reply, wanted, stored });
      const bytes = await readFile(platform, request, file.divisionId, sha256);
      return sendFile(reply, { bytes, sha256, mime: mimeOf(file.format) });
    },
  );
}

/** The file that an address names. Throws notFound for any other name. */
function readName({ division, name }: { division: string; name: string }) {
  const [, sha256 = "", format] = /^([0-9a-f]{64})\.(avif|webp|png|jpg)$/.exec(name) ?? [];
  const divisionId = (/^\d{1,9}$/.test(division) ? Number(division) : 0) as DivisionId;
  if (!format || !divisionId) throw new Refusal("notFound");
  return { divisionId, sha256, format: format as ImageFormat };
}

/** The font that an address names; null for an address of something else. */
function fontName({ division, name }: { division: string; name: string }) {
  const [, sha256, ending] = /^([0-9a-f]{64})\.(woff2|woff|ttf|otf)$/.exec(name) ?? [];
  if (!sha256 || !/^\d{1,9}$/.test(division)) return null;
  return { divisionId: Number(division) as DivisionId, sha256, mime: `font/${ending}` };
}

interface FontAnswer extends NonNullable<ReturnType<typeof fontName>> {
  request: FastifyRequest;
  reply: FastifyReply;
  stored: { mime: string } | undefined;
}

/** A shop's own face, under the ending of what it is and no other. */
async function sendFont(platform: Platform, { request, reply, divisionId, sha256, mime, stored }: FontAnswer) {
  if (stored?.mime !== mime) throw new Refusal("notFound");
  if (request.headers["if-none-match"] === `"${sha256}"`) return reply.code(304).send();
  return sendFile(reply, { bytes: await readFile(platform, request, divisionId, sha256), sha256, mime });
}

/** What stands behind the question mark; null without one. */
const queryOf = ({ url }: FastifyRequest): string | null => /\?(.*)$/s.exec(url)?.[1] ?? null;

interface ImageAnswer {
  request: FastifyRequest;
  reply: FastifyReply;
  wanted: WantedImage;
  stored: { mime: string };
}

async function sendImage(platform: Platform, { request, reply, wanted, stored }: ImageAnswer) {
  const { divisionId, sha256 } = wanted;
  const served = await serveImage(platform, wanted).catch((error) => missingOf(request, divisionId, error));
  if (!served) throw new Refusal("notFound");
  if (served === "stored") {
    const bytes = await readFile(platform, request, divisionId, sha256);
    return sendFile(reply, { bytes, sha256, mime: stored.mime }).header("Cache-Control", "no-store");
  }
  if (request.headers["if-none-match"] === `"${served.sha256}"`) return reply.code(304).send();
  try {
    return sendFile(reply, { ...served, bytes: await platform.files.get(divisionId, served.sha256) });
  } catch (error) {
    // What was made can be made again, so a damaged one is only slow.
    if (!isGone(error)) throw error;
    await forgetRendition(platform, { divisionId, name: nameOfImage(wanted) });
    const again = await serveImage(platform, wanted);
    if (!again || again === "stored") throw new Refusal("notFound");
    return sendFile(reply, { ...again, bytes: await platform.files.get(divisionId, again.sha256) });
  }
}

const readFile = (platform: Platform, request: FastifyRequest, divisionId: DivisionId, sha256: string) =>
  platform.files.get(divisionId, sha256).catch((error) => missingOf(request, divisionId, error));

const isGone = (error: unknown) => error instanceof DamagedFile || error instanceof MissingFile;

/** To clients a damaged picture is missing; operators read about it in the log. */
function missingOf(request: FastifyRequest, division: DivisionId, error: unknown): never {
  if (error instanceof DamagedFile) request.log.error({ err: error, division }, "stored file is damaged");
  throw isGone(error) ? new Refusal("notFound") : error;
}

const sendFile = (reply: FastifyReply, { bytes, sha256, mime }: { bytes: Buffer; sha256: string; mime: string }) =>
  reply
    .type(mime)
    .headers({
      "Cache-Control": "public, max-age=31536000, immutable",
      ETag: `"${sha256}"`,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    })
    .send(bytes);

/** How long a name without public use stays refused: it may be rendered and shown at any time. */
const unknownMs = 3_000;

type PublicFile = Awaited<ReturnType<typeof findPublicFile>>;

/** Looks a public file up, once for simultaneous requests. One that is there is cached: it stays public. */
function publicFiles({ pools }: Platform) {
  const known = new LRUCache<string, Promise<PublicFile>>({ max: 50_000 });
  return (divisionId: DivisionId, sha256: string): Promise<PublicFile> => {
    const name = `${divisionId}/${sha256}`;
    const before = known.get(name);
    if (before) return before;
    const finding = withDivision(pools.web, divisionId, (db) => findPublicFile(db, divisionId, sha256));
    known.set(name, finding);
    finding.then(
      (file) => file ?? known.set(name, finding, { ttl: unknownMs }),
      () => known.delete(name),
    );
    return finding;
  };
}

/** Matches the files host with any port. */
const filesHost = ({ config }: Platform) => new RegExp(`^files\\.${config.baseHost.replaceAll(".", "\\.")}(:\\d+)?$`);
