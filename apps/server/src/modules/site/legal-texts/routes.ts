import { siteTextCalls } from "@selvedge/contracts/site-texts/site-texts.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { editableRichText, storableRichText } from "../rich-texts/index.ts";
import { readLegalTexts } from "./read-texts.ts";
import { saveText } from "./save-text.ts";

export function legalTextRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;

  serve(app, platform, siteTextCalls.listLegalTexts, async ({ caller: { divisionId } }) => ({
    data: (await readDivision(pools.web, divisionId, (db) => readLegalTexts(db, divisionId, origins.main))).map(
      (text) => ({ ...text, html: editableRichText(text.html, origins.files) }),
    ),
  }));

  serve(app, platform, siteTextCalls.saveLegalText, async ({ caller, params, body, request }) => {
    const { divisionId } = caller;
    const site = { mainOrigin: origins.main, warn: () => {} };
    const html = body.html === null ? null : storableRichText(body.html, site, origins.files, divisionId);
    return { data: await saveText(platform, merchantOf(caller, request), params.name, { ...body, html }) };
  });
}
