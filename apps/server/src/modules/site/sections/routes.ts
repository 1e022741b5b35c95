import { sectionCalls } from "@selvedge/contracts/pages/sections.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { keepSection } from "./keep-section.ts";
import { presentSection } from "./present.ts";
import { ownSections } from "./queries.ts";
import { removeSection } from "./remove-section.ts";
import { renameSection } from "./rename-section.ts";

export function sectionRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, sectionCalls.ownSections, async ({ caller: { divisionId } }) => {
    const rows = await readDivision(platform.pools.web, divisionId, (db) => ownSections(db, divisionId));
    return { data: rows.map((row) => presentSection(platform.origins, row)) };
  });

  serve(app, platform, sectionCalls.keepSection, async ({ caller, body, request }) => ({
    data: presentSection(platform.origins, await keepSection(platform, merchantOf(caller, request), body)),
  }));

  serve(app, platform, sectionCalls.renameSection, async ({ caller, params, body, request }) => {
    const named = await renameSection(platform, merchantOf(caller, request), params.id, body.name);
    return { data: presentSection(platform.origins, named) };
  });

  serve(app, platform, sectionCalls.removeSection, async ({ caller, params, request }) => {
    await removeSection(platform, merchantOf(caller, request), params.id);
    return { data: { id: params.id } };
  });
}
