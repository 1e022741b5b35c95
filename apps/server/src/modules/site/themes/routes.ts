import multipart from "@fastify/multipart";
import { themeCalls } from "@selvedge/contracts/themes/themes.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { addFont, deleteFont, fontSizeLimitBytes, replaceFont } from "./add-font.ts";
import { chooseTheme } from "./choose-theme.ts";
import { discardDraft, type EditedTheme, readEdited, saveDraft } from "./edit-theme.ts";
import { presentThemes } from "./present-themes.ts";
import { previewThemes } from "./preview-themes.ts";
import { goBack, publishTheme } from "./publish-theme.ts";
import { storedThemes } from "./queries.ts";
import { receiveFont } from "./receive-font.ts";

export function themeRoutes(app: FastifyInstance, platform: Platform) {
  const themesOf = async (divisionId: DivisionId) =>
    presentThemes(await readDivision(platform.pools.web, divisionId, (db) => storedThemes(db, divisionId)));

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

  serve(app, platform, themeCalls.readTheme, async ({ caller, params, request, reply }) =>
    answer(reply, await readEdited(platform, merchantOf(caller, request), params.name)),
  );

  serve(app, platform, themeCalls.saveTheme, async ({ caller, params, body, request, reply }) => {
    const write = { ...body, ifMatch: ifMatchOf(request) };
    return answer(reply, await saveDraft(platform, merchantOf(caller, request), params.name, write));
  });

  serve(app, platform, themeCalls.discardTheme, async ({ caller, params, request, reply }) =>
    answer(reply, await discardDraft(platform, merchantOf(caller, request), params.name, ifMatchOf(request))),
  );

  serve(app, platform, themeCalls.publishTheme, async ({ caller, params, request, reply }) =>
    answer(reply, await publishTheme(platform, merchantOf(caller, request), params.name, ifMatchOf(request))),
  );

  serve(app, platform, themeCalls.takeThemeBack, async ({ caller, params, request, reply }) =>
    answer(reply, await goBack(platform, merchantOf(caller, request), params.name, ifMatchOf(request))),
  );

  app.register(async (inner) => {
    await inner.register(multipart, { limits: { files: 1, fields: 2, fileSize: fontSizeLimitBytes } });

    serve(inner, platform, themeCalls.addFont, async ({ caller, request }) => ({
      data: await addFont(platform, merchantOf(caller, request), await receiveFont(request)),
    }));

    serve(inner, platform, themeCalls.replaceFont, async ({ caller, params, request }) => {
      const uploaded = await receiveFont(request);
      return { data: await replaceFont(platform, merchantOf(caller, request), { id: params.id, ...uploaded }) };
    });
  });

  serve(app, platform, themeCalls.deleteFont, async ({ caller, params, request }) => {
    await deleteFont(platform, merchantOf(caller, request), params.id);
    return { data: { id: params.id } };
  });
}

function answer(reply: FastifyReply, edited: EditedTheme) {
  reply.header("ETag", `"${edited.rev}"`);
  return { data: edited };
}

/** A proxy that packs answers marks their ETags as weak. */
function ifMatchOf({ headers }: FastifyRequest): string | undefined {
  return headers["if-match"]?.replace(/^W\//, "");
}
