import { pageCalls } from "@selvedge/contracts/pages/pages.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { addRedirect, deleteRedirect } from "./addresses/change-redirects.ts";
import { makeHome } from "./addresses/make-home.ts";
import { movePage } from "./addresses/move-page.ts";
import { readRedirects } from "./addresses/read-redirects.ts";
import { type DraftRow, findDraft, listDrafts } from "./draft-queries.ts";
import { editorOf } from "./editor.ts";
import { keepLook } from "./looks/keep-look.ts";
import { meetEditors } from "./meet-editors.ts";
import { etagOf, presentListed, presentListedVersion, presentPage, presentVersion } from "./present-page.ts";
import { previewPage } from "./preview-page.ts";
import { deletePage, publishPage, publishVersion, restoreVersion } from "./publish-page.ts";
import { readAudience } from "./read-audience.ts";
import { refuseElsewhere } from "./refuse-elsewhere.ts";
import { createPage, savePage } from "./save-page.ts";
import { schedulePage, unschedulePage } from "./schedule-page.ts";
import { openTemplate, resetTemplate } from "./templates/open-template.ts";
import { readTemplates } from "./templates/read-templates.ts";
import { undeletePage } from "./undelete-page.ts";
import { nameDraft, renameVersion } from "./versions/name-version.ts";
import { readVersion, readVersions } from "./versions/read-versions.ts";

export function pageRoutes(app: FastifyInstance, platform: Platform) {
  draftRoutes(app, platform);
  versionRoutes(app, platform);
  addressRoutes(app, platform);
}

function draftRoutes(app: FastifyInstance, platform: Platform) {
  const { pools } = platform;

  serve(app, platform, pageCalls.listPages, async ({ caller: { divisionId }, query }) => {
    const { "page-type": type, deleted, page, perPage, search = "", state } = query;
    const { rows, total } = await readDivision(pools.web, divisionId, (db) =>
      listDrafts(db, divisionId, { type, isDeleted: deleted === "true", search, state, page, perPage }),
    );
    return { data: rows.map(presentListed), meta: { page, perPage, total } };
  });

  serve(app, platform, pageCalls.listTemplates, async ({ caller: { divisionId } }) => ({
    data: await readTemplates(platform, divisionId),
  }));

  serve(app, platform, pageCalls.openTemplate, async ({ caller, params, request, reply }) =>
    answer(reply, await openTemplate(platform, merchantOf(caller, request), params.template)),
  );

  serve(app, platform, pageCalls.resetTemplate, async ({ caller, params, request, reply }) =>
    answer(reply, await resetTemplate(platform, merchantOf(caller, request), params.template)),
  );

  serve(app, platform, pageCalls.getPage, async ({ caller: { divisionId, account }, params, reply }) => {
    const row = await readDivision(pools.web, divisionId, (db) => findDraft(db, divisionId, params.id));
    return answer(reply, row ?? (await refuseElsewhere(platform, account, params.id)));
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

  serve(app, platform, pageCalls.lookAtPage, async ({ caller, params, body, request }) => ({
    data: await keepLook(platform, merchantOf(caller, request), params.id, body),
  }));

  serve(app, platform, pageCalls.pageAudience, async ({ caller: { divisionId } }) => ({
    data: await readAudience(platform, divisionId),
  }));

  serve(app, platform, pageCalls.deletePage, async ({ caller, params, request }) => {
    await deletePage(platform, editorOf(caller, request), params.id);
    return { data: { id: params.id } };
  });

  serve(app, platform, pageCalls.undeletePage, async ({ caller, params, request, reply }) =>
    answer(reply, await undeletePage(platform, editorOf(caller, request), params.id)),
  );

  serve(app, platform, pageCalls.schedulePage, async ({ caller, params, body, request, reply }) => {
    const scheduling = { at: body.at, ifMatch: ifMatchOf(request) };
    return answer(reply, await schedulePage(platform, merchantOf(caller, request), params.id, scheduling));
  });

  serve(app, platform, pageCalls.unschedulePage, async ({ caller, params, request, reply }) =>
    answer(reply, await unschedulePage(platform, merchantOf(caller, request), params.id)),
  );

  serve(app, platform, pageCalls.meetPageEditors, async ({ caller, params, body, request }) => ({
    data: await meetEditors(platform, merchantOf(caller, request), params.id, body),
  }));
}

function versionRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, pageCalls.listPageVersions, async ({ caller: { divisionId }, params, query }) => {
    const { rows, total } = await readVersions(platform, divisionId, params.id, query);
    return { data: rows.map(presentListedVersion), meta: { page: query.page, perPage: query.perPage, total } };
  });

  serve(app, platform, pageCalls.getPageVersion, async ({ caller: { divisionId }, params }) => {
    const { page, ...row } = await readVersion(platform, divisionId, params.id, params.version);
    return { data: { ...presentVersion(row), page: page as Record<string, unknown> } };
  });

  serve(app, platform, pageCalls.namePageVersion, async ({ caller, params, body, request }) => {
    const naming = { name: body.name, ifMatch: ifMatchOf(request) };
    return { data: presentVersion(await nameDraft(platform, merchantOf(caller, request), params.id, naming)) };
  });

  serve(app, platform, pageCalls.renamePageVersion, async ({ caller, params, body, request }) => {
    const naming = { version: params.version, name: body.name };
    return { data: presentVersion(await renameVersion(platform, merchantOf(caller, request), params.id, naming)) };
  });

  serve(app, platform, pageCalls.restorePageVersion, async ({ caller, params, request, reply }) =>
    answer(reply, await restoreVersion(platform, merchantOf(caller, request), params.id, params.version)),
  );

  serve(app, platform, pageCalls.publishPageVersion, async ({ caller, params, request, reply }) =>
    answer(reply, await publishVersion(platform, merchantOf(caller, request), params.id, params.version)),
  );
}

function addressRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, pageCalls.movePage, async ({ caller, params, body, request, reply }) =>
    answer(reply, await movePage(platform, editorOf(caller, request), params.id, body.under)),
  );

  serve(app, platform, pageCalls.makeHomePage, async ({ caller, params, request }) => ({
    data: await makeHome(platform, merchantOf(caller, request), params.id),
  }));

  serve(app, platform, pageCalls.listPageRedirects, async ({ caller: { divisionId } }) => ({
    data: await readRedirects(platform, divisionId),
  }));

  serve(app, platform, pageCalls.addPageRedirect, async ({ caller, body, request }) => ({
    data: await addRedirect(platform, merchantOf(caller, request), body),
  }));

  serve(app, platform, pageCalls.deletePageRedirect, async ({ caller, params, request }) => {
    await deleteRedirect(platform, merchantOf(caller, request), params.id);
    return { data: { id: params.id } };
  });
}

function answer(reply: FastifyReply, row: DraftRow) {
  reply.header("ETag", etagOf(row));
  return { data: presentPage(row) };
}

/** A proxy that packs answers marks their ETags as weak. */
function ifMatchOf({ headers }: FastifyRequest): string | undefined {
  return headers["if-match"]?.replace(/^W\//, "");
}
