// User files are served from their own host and are never a document of a shop: a script in one runs nowhere.

import { withDivision } from "@selvedge/db/with-division";
import { storedFileAddress } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { DamagedFile, MissingFile } from "../../../adapters/file-store/file-store.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { isPublicFile } from "./store-file.ts";

const mimes: Record<string, string> = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" };

export function fileRoutes(app: FastifyInstance, platform: Platform) {
  const isPublic = publicFiles(platform);
  // Saved documents name pictures without a host; a request for such a name on a shop's host is redirected.
  app.get<{ Params: { "*": string } }>("/files/*", async (request, reply) => {
    const address = storedFileAddress(`/files/${request.params["*"]}`, platform.origins.files);
    if (!address) throw new Refusal("notFound");
    return reply.header("Cache-Control", "public, max-age=3600").redirect(address, 307);
  });
  app.get<{ Params: { division: string; name: string } }>(
    "/:division/:name",
    { constraints: { host: filesHost(platform) }, config: { foreign: "files" } },
    async (request, reply) => {
      const [, sha256 = "", ending = ""] = /^([0-9a-f]{64})\.(webp|png|jpg)$/.exec(request.params.name) ?? [];
      const division = (/^\d{1,9}$/.test(request.params.division) ? Number(request.params.division) : 0) as DivisionId;
      if (!sha256 || !division) throw new Refusal("notFound");
      if (request.headers["if-none-match"] === `"${sha256}"`) return reply.code(304).send();
      if (!(await isPublic(division, sha256))) throw new Refusal("notFound");
      const bytes = await platform.files.get(division, sha256).catch((error) => {
        // To clients a damaged picture is missing; operators read about it in the log.
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

/** How long a name without public use stays refused: it may be rendered and shown at any time. */
const unknownMs = 3_000;

/** Checks whether a file is public, once for simultaneous requests. A public one is cached: it stays public. */
function publicFiles({ pools }: Platform) {
  const known = new LRUCache<string, Promise<boolean>>({ max: 50_000 });
  return (divisionId: DivisionId, sha256: string): Promise<boolean> => {
    const name = `${divisionId}/${sha256}`;
    const before = known.get(name);
    if (before) return before;
    const checking = withDivision(pools.web, divisionId, (db) => isPublicFile(db, divisionId, sha256));
    known.set(name, checking);
    checking.then(
      (isPublic) => isPublic || known.set(name, checking, { ttl: unknownMs }),
      () => known.delete(name),
    );
    return checking;
  };
}

/** Matches the files host with any port. */
const filesHost = ({ config }: Platform) => new RegExp(`^files\\.${config.baseHost.replaceAll(".", "\\.")}(:\\d+)?$`);
