import multipart from "@fastify/multipart";
import { artworkCalls } from "@selvedge/contracts/artworks/artworks.calls";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { artworkSizeLimitBytes } from "@selvedge/domain/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { presentArtwork } from "./present.ts";
import { artworkPage, findArtwork, sizeOfFile } from "./queries.ts";
import { uploadArtwork } from "./upload.ts";
import { renameArtwork, setDeleted } from "./write-queries.ts";

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
    await change(
      platform,
      actionOf(caller, params.id, request, { action: "artwork.renamed", detail: { name: body.name } }),
      (db) => renameArtwork(db, caller.divisionId, params.id, body.name),
    );
    return { data: await showArtwork(platform, caller.divisionId, params.id) };
  });

  serve(app, platform, artworkCalls.deleteArtwork, async ({ caller, params, request }) => {
    await change(platform, actionOf(caller, params.id, request, { action: "artwork.deleted" }), (db) =>
      setDeleted(db, caller.divisionId, params.id, platform.now()),
    );
    return { data: { id: params.id } };
  });

  serve(app, platform, artworkCalls.restoreArtwork, async ({ caller, params, request }) => {
    await change(platform, actionOf(caller, params.id, request, { action: "artwork.restored" }), (db) =>
      setDeleted(db, caller.divisionId, params.id, null),
    );
    return { data: { id: params.id } };
  });
}

interface ArtworkAction extends Merchant {
  artworkId: number;
  action: string;
  detail: object;
}

const actionOf = (
  caller: Caller,
  artworkId: number,
  { id: requestId }: FastifyRequest,
  { action, detail = {} }: { action: string; detail?: object | undefined },
): ArtworkAction => ({
  divisionId: caller.divisionId,
  artworkId,
  account: accountOf(caller),
  action,
  detail,
  requestId,
});

/** Does it to an artwork that is there, and writes down who did. */
const change = (platform: Platform, requested: ArtworkAction, work: (db: Bound) => Promise<unknown>) =>
  withDivision(platform.pools.web, requested.divisionId, async (db) => {
    if (!(await findArtwork(db, requested.divisionId, requested.artworkId))) throw new Refusal("notFound");
    await work(db);
    const { action, artworkId, detail } = requested;
    await writeAudit(db, { ...byMerchant(requested), action, subject: `artwork ${artworkId}`, detail });
  });

const showArtwork = ({ pools, origins }: Platform, divisionId: DivisionId, id: number) =>
  withDivision(pools.web, divisionId, async (db) => {
    const row = await findArtwork(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    return presentArtwork(origins, divisionId, row, await sizeOfFile(db, divisionId, row.sha256));
  });
