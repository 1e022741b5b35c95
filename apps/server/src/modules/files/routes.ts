// User files come from their own host and are never a document of a shop: whatever they hold, it runs nowhere.
import { withDivision } from "@selvedge/db/with-division";
import { storedFileAddress } from "@selvedge/domain/files/stored-file";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { DamagedFile, MissingFile } from "../../adapters/file-store/file-store.ts";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { isPublicFile } from "./store-file.ts";

const mimes: Record<string, string> = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" };

export function fileRoutes(app: FastifyInstance, platform: Platform) {
  const isPublic = publicFiles(platform);
  // Saved documents name pictures without a host; whoever opens such a name on a shop's host is sent on.
  app.get<{ Params: { "*": string } }>("/files/*", async (request, reply) => {
    const address = storedFileAddress(`/files/${request.params["*"]}`, platform.origins.files);
    if (!address) throw new Refusal("notFound");
    return reply.header("Cache-Control", "public, max-age=3600").redirect(address, 307);
  });
  app.get<{ Params: { division: string; name: string } }>(
    "/:division/:name",
    { constraints: { host: filesHost(platform) }, config: { isUserFile: true } },
    async (request, reply) => {
      const [, sha256 = "", ending = ""] = /^([0-9a-f]{64})\.(webp|png|jpg)$/.exec(request.params.name) ?? [];
      const division = /^\d{1,9}$/.test(request.params.division) ? Number(request.params.division) : 0;
      if (!sha256 || !division) throw new Refusal("notFound");
      if (request.headers["if-none-match"] === `"${sha256}"`) return reply.code(304).send();
      if (!(await isPublic(division, sha256))) throw new Refusal("notFound");
      const bytes = await platform.files.get(division, sha256).catch((error) => {
        // To whoever asks, a damaged picture is one that is not there; those who run the place read of it.
        if (error instanceof DamagedFile) request.log.error({ err: error, division }, "stored file is damaged");
        throw error instanceof DamagedFile || error instanceof MissingFile ? new Refusal("notFound") : error;
      });
      return reply
        .type(mimes[ending]!)
        .headers({
          "Cache-Control": "public, max-age=31536000, immutable",
          ETag: `"${sha256}"`,
          "Access-Control-Allow-Origin": "*",
          "Cross-Origin-Resource-Policy": "cross-origin",
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "X-Content-Type-Options": "nosniff",
        })
        .send(bytes);
    },
  );
}

/** For how long a name that stands for nothing public is believed to: one may be drawn and shown at any time. */
const unknownMs = 3_000;

/** Asks whether a file may go to anybody, once for all who ask meanwhile. One that may is remembered: it never ceases to. */
function publicFiles({ pools }: Platform) {
  const known = new LRUCache<string, Promise<boolean>>({ max: 50_000 });
  return (divisionId: number, sha256: string): Promise<boolean> => {
    const name = `${divisionId}/${sha256}`;
    const before = known.get(name);
    if (before) return before;
    const asked = withDivision(pools.web, divisionId, (db) => isPublicFile(db, divisionId, sha256));
    known.set(name, asked);
    asked.then(
      (isPublic) => isPublic || known.set(name, asked, { ttl: unknownMs }),
      () => known.delete(name),
    );
    return asked;
  };
}

/** Matches the files host with any port. */
const filesHost = ({ config }: Platform) => new RegExp(`^files\\.${config.baseHost.replaceAll(".", "\\.")}(:\\d+)?$`);
