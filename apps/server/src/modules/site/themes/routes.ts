import { themeCalls } from "@selvedge/contracts/themes/themes.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { chooseTheme } from "./choose-theme.ts";
import { presentThemes } from "./present-themes.ts";
import { previewThemes } from "./preview-themes.ts";
import { activeTheme } from "./queries.ts";

export function themeRoutes(app: FastifyInstance, platform: Platform) {
  const themesOf = async (divisionId: DivisionId) =>
    presentThemes(await readDivision(platform.pools.web, divisionId, (db) => activeTheme(db, divisionId)));

  serve(app, platform, themeCalls.listThemes, async ({ caller: { divisionId } }) => ({
    data: await themesOf(divisionId),
  }));

  serve(app, platform, themeCalls.chooseTheme, async ({ caller, body, request }) => {
    await chooseTheme(platform, merchantOf(caller, request), body.name);
    return { data: await themesOf(caller.divisionId) };
  });

  serve(app, platform, themeCalls.previewThemes, async ({ caller, request }) => ({
    data: await previewThemes(platform, merchantOf(caller, request)),
  }));
}
