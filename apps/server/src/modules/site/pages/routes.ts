import { pageCalls } from "@selvedge/contracts/pages/pages.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { type DraftRow, findDraft, listDrafts, listVersions } from "./draft-queries.ts";
import { editorOf } from "./editor.ts";
import { etagOf, presentListed, presentPage } from "./present-page.ts";
import { previewPage } from "./preview-page.ts";
import { deletePage, publishPage, restoreVersion } from "./publish-page.ts";
import { createPage, savePage } from "./save-page.ts";
import { undeletePage } from "./undelete-page.ts";

export function pageRoutes(app: FastifyInstance, platform: Platform) {
  const { pools } = platform;

  serve(app, platform, pageCalls.listPages, async ({ caller: { divisionId }, query }) => {
    const { "page-type": type, deleted, page, perPage } = query;
    const { rows, total } = await readDivision(pools.web, divisionId, (db) =>
      listDrafts(db, divisionId, { type, isDeleted: deleted === "true", page, perPage }),
    );
    return { data: rows.map(presentListed), meta: { page, perPage, total } };
  });

  serve(app, platform, pageCalls.getPage, async ({ caller: { divisionId }, params, reply }) => {
    const row = await readDivision(pools.web, divisionId, (db) => findDraft(db, divisionId, params.id));
    return answer(reply, required(row));
  });

  serve(app, platform, pageCalls.createPage, async ({ caller, body, request, reply }) =>
    answer(reply, await createPage(platform, merchantOf(caller, request), body)),
  );

  serve(app, platform, pageCalls.savePage, async ({ caller, params, body, request, reply }) => {
    const save = { body, ifMatch: ifMatchOf(request) };
    return answer(reply, await savePage(platform, editorOf(caller, request), params.id, save));
  });

  serve(app, platform, pageCalls.publishPage, async ({ caller, params, request, reply }) =>
    answer(reply, await publishPage(platform, merchantOf(caller, request), params.id, ifMatchOf(request))),
  );

  serve(app, platform, pageCalls.previewPage, async ({ caller, params, request }) => ({
    data: await previewPage(platform, merchantOf(caller, request), params.id),
  }));

  serve(app, platform, pageCalls.deletePage, async ({ caller, params, request }) => {
    await deletePage(platform, editorOf(caller, request), params.id);
    return { data: { id: params.id } };
  });

  serve(app, platform, pageCalls.undeletePage, async ({ caller, params, request, reply }) =>
    answer(reply, await undeletePage(platform, editorOf(caller, request), params.id)),
  );

  serve(app, platform, pageCalls.listPageVersions, async ({ caller: { divisionId }, params, query }) => {
    const { page, perPage } = query;
    const [own, { rows, total }] = await readDivision(pools.web, divisionId, (db) =>
      Promise.all([findDraft(db, divisionId, params.id), listVersions(db, divisionId, params.id, { page, perPage })]),
    );
    required(own);
    const data = rows.map(({ version, note, full_name, created_at }) => ({
      ...{ version, note, by: full_name },
      createdAt: created_at.toISOString(),
    }));
    return { data, meta: { page, perPage, total } };
  });

  serve(app, platform, pageCalls.restorePageVersion, async ({ caller, params, request, reply }) =>
    answer(reply, await restoreVersion(platform, merchantOf(caller, request), params.id, params.version)),
  );
}

function required(row: DraftRow | undefined): DraftRow {
  if (!row) throw new Refusal("notFound");
  return row;
}

function answer(reply: FastifyReply, row: DraftRow) {
  reply.header("ETag", etagOf(row));
  return { data: presentPage(row) };
}

/** A proxy that packs answers marks their ETags as weak. */
function ifMatchOf({ headers }: FastifyRequest): string | undefined {
  return headers["if-match"]?.replace(/^W\//, "");
}
