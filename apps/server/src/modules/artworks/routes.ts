import multipart from "@fastify/multipart";
import { artworkCalls } from "@selvedge/contracts/dashboard/artworks.calls";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { artworkSizeLimitBytes } from "@selvedge/domain/limits";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { accountOf } from "../../plugins/access.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { serve } from "../../plugins/serve.ts";
import { presentArtwork } from "./present.ts";
import { artworkPage, findArtwork, renameArtwork, setDeleted, sizeOfFile } from "./queries.ts";
import { uploadArtwork } from "./upload.ts";

export function artworkRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;
  app.register(async (inner) => {
    await inner.register(multipart, { limits: { files: 1, fields: 4, fileSize: artworkSizeLimitBytes } });

    serve(inner, platform, artworkCalls.uploadArtwork, async ({ caller, request }) => {
      const { id, wasThere } = await uploadArtwork(platform, request, caller.divisionId, accountOf(caller).id);
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

  serve(app, platform, artworkCalls.renameArtwork, async ({ caller, params, body }) => {
    await change(platform, caller.divisionId, params.id, (db) =>
      renameArtwork(db, caller.divisionId, params.id, body.name),
    );
    return { data: await showArtwork(platform, caller.divisionId, params.id) };
  });

  serve(app, platform, artworkCalls.deleteArtwork, async ({ caller, params }) => {
    await change(platform, caller.divisionId, params.id, (db) =>
      setDeleted(db, caller.divisionId, params.id, platform.now()),
    );
    return { data: { id: params.id } };
  });

  serve(app, platform, artworkCalls.restoreArtwork, async ({ caller, params }) => {
    await change(platform, caller.divisionId, params.id, (db) => setDeleted(db, caller.divisionId, params.id, null));
    return { data: { id: params.id } };
  });
}

const change = (platform: Platform, divisionId: number, id: number, work: (db: Bound) => Promise<unknown>) =>
  withDivision(platform.pools.web, divisionId, async (db) => {
    if (!(await findArtwork(db, divisionId, id))) throw new Refusal("notFound");
    await work(db);
  });

const showArtwork = ({ pools, origins }: Platform, divisionId: number, id: number) =>
  withDivision(pools.web, divisionId, async (db) => {
    const row = await findArtwork(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    return presentArtwork(origins, divisionId, row, await sizeOfFile(db, divisionId, row.sha256));
  });
