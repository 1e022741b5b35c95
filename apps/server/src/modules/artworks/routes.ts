import multipart from "@fastify/multipart";
import { artworkCalls } from "@selvedge/contracts/dashboard/artworks.calls";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { artworkSizeLimitBytes } from "@selvedge/domain/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { accountOf, type Caller } from "../../plugins/access.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { serve } from "../../plugins/serve.ts";
import { auditShop, type ShopDeed } from "../audit/index.ts";
import { presentArtwork } from "./present.ts";
import { artworkPage, findArtwork, renameArtwork, setDeleted, sizeOfFile } from "./queries.ts";
import { uploadArtwork } from "./upload.ts";

export function artworkRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;
  app.register(async (inner) => {
    await inner.register(multipart, { limits: { files: 1, fields: 4, fileSize: artworkSizeLimitBytes } });

    serve(inner, platform, artworkCalls.uploadArtwork, async ({ caller, request }) => {
      const { id, wasThere } = await uploadArtwork(platform, request, caller.divisionId, accountOf(caller));
      return { data: { ...(await showArtwork(platform, caller.divisionId, id)), wasThere } };
    });
  });

  serve(app, platform, artworkCalls.listArtworks, async ({ caller: { divisionId }, query }) => {
    const { rows, total } = await withDivision(pools.web, divisionId, (db) => artworkPage(db, divisionId, query));
    return {
      data: rows.map((row) => presentArtwork(origins, divisionId, row, row.size_bytes)),
      meta: { page: query.page, perPage: query.perPage, total },
    };
  });

  serve(app, platform, artworkCalls.renameArtwork, async ({ caller, params, body, request }) => {
    await change(platform, deedOf(caller, params.id, request, "artwork.renamed", { name: body.name }), (db) =>
      renameArtwork(db, caller.divisionId, params.id, body.name),
    );
    return { data: await showArtwork(platform, caller.divisionId, params.id) };
  });

  serve(app, platform, artworkCalls.deleteArtwork, async ({ caller, params, request }) => {
    await change(platform, deedOf(caller, params.id, request, "artwork.deleted"), (db) =>
      setDeleted(db, caller.divisionId, params.id, platform.now()),
    );
    return { data: { id: params.id } };
  });

  serve(app, platform, artworkCalls.restoreArtwork, async ({ caller, params, request }) => {
    await change(platform, deedOf(caller, params.id, request, "artwork.restored"), (db) =>
      setDeleted(db, caller.divisionId, params.id, null),
    );
    return { data: { id: params.id } };
  });
}

type ArtworkDeed = ShopDeed & { artworkId: number };

const deedOf = (
  caller: Caller,
  artworkId: number,
  { id: requestId }: FastifyRequest,
  action: string,
  detail: object = {},
): ArtworkDeed => ({
  divisionId: caller.divisionId,
  artworkId,
  account: accountOf(caller),
  action,
  subject: `artwork ${artworkId}`,
  detail,
  requestId,
});

/** Does it to an artwork that is there, and writes down who did. */
const change = (platform: Platform, deed: ArtworkDeed, work: (db: Bound) => Promise<unknown>) =>
  withDivision(platform.pools.web, deed.divisionId, async (db) => {
    if (!(await findArtwork(db, deed.divisionId, deed.artworkId))) throw new Refusal("notFound");
    await work(db);
    await auditShop(db, deed);
  });

const showArtwork = ({ pools, origins }: Platform, divisionId: number, id: number) =>
  withDivision(pools.web, divisionId, async (db) => {
    const row = await findArtwork(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    return presentArtwork(origins, divisionId, row, await sizeOfFile(db, divisionId, row.sha256));
  });
