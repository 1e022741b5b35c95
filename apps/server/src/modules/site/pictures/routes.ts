import { pictureCalls } from "@selvedge/contracts/pages/pictures.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { findPictures } from "./find-pictures.ts";

export function pictureRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, pictureCalls.findPictures, ({ caller: { divisionId }, query }) =>
    readDivision(platform.pools.web, divisionId, (db) =>
      findPictures(platform.origins, { db, divisionId, wanted: query }),
    ),
  );
}
