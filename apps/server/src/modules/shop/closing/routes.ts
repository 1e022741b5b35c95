import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { shopClosingCalls } from "@selvedge/contracts/shop-closing/shop-closing.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { closeShop, keepShop, readClosing, startExport } from "./close-shop.ts";
import { askedExport, exportPath } from "./export-files.ts";
import { findExport } from "./queries.ts";

export function shopClosingRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, shopClosingCalls.readClosing, async ({ caller: { divisionId } }) => ({
    data: await readClosing(platform, divisionId),
  }));

  serve(app, platform, shopClosingCalls.startExport, async ({ caller, request }) => {
    await startExport(platform, merchantOf(caller, request));
    return { data: await readClosing(platform, caller.divisionId) };
  });

  serve(app, platform, shopClosingCalls.closeShop, async ({ caller, body, request }) => {
    await closeShop(platform, merchantOf(caller, request), body.name);
    return { data: await readClosing(platform, caller.divisionId) };
  });

  serve(app, platform, shopClosingCalls.keepShop, async ({ caller, request }) => {
    await keepShop(platform, merchantOf(caller, request));
    return { data: await readClosing(platform, caller.divisionId) };
  });

  app.get<{ Params: { division: string; id: string; until: string; mark: string } }>(
    "/shop-exports/:division/:id/:until/:mark/shop.zip",
    async (request, reply) => {
      const asked = request.place.kind === "main" ? askedExport(platform, request.params) : null;
      if (!asked) throw new Refusal("notFound");
      const { divisionId, id } = asked;
      const row = await readDivision(platform.pools.web, divisionId, (db) => findExport(db, divisionId, id));
      const path = exportPath(platform, divisionId, id);
      const size = row?.state === "ready" ? (await stat(path).catch(() => null))?.size : undefined;
      if (size === undefined) throw new Refusal("notFound");
      return reply
        .headers({
          ...{ "Content-Type": "application/zip", "Content-Length": String(size), "Cache-Control": "no-store" },
          "Content-Disposition": 'attachment; filename="shop.zip"',
        })
        .send(createReadStream(path));
    },
  );
}
