import { pagePictureCalls } from "@selvedge/contracts/pages/page-pictures.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { picturesOnPages } from "./queries.ts";

export function pagePictureRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, pagePictureCalls.pagePictures, async ({ caller: { divisionId }, query }) => {
    const { search, page, perPage } = query;
    const rows = await readDivision(platform.pools.web, divisionId, (db) =>
      picturesOnPages(db, divisionId, { search, limit: perPage, offset: (page - 1) * perPage }),
    );
    return {
      data: rows.map(({ total: _, ...picture }) => picture),
      meta: { page, perPage, total: rows[0]?.total ?? 0 },
    };
  });
}
