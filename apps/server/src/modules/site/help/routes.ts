import { siteTextCalls } from "@selvedge/contracts/site-texts/site-texts.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { readFacts } from "../legal-texts/index.ts";
import { storableRichText } from "../rich-texts/index.ts";
import { readQuestions } from "./read-questions.ts";
import { deleteQuestion, saveQuestion } from "./save-question.ts";

export function helpRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;
  const listOf = (divisionId: DivisionId) =>
    withDivision(pools.web, divisionId, (db) =>
      readQuestions(db, divisionId, () => readFacts(db, divisionId, origins.main)),
    );

  serve(app, platform, siteTextCalls.listHelpQuestions, async ({ caller: { divisionId } }) => ({
    data: await listOf(divisionId),
  }));

  serve(app, platform, siteTextCalls.saveHelpQuestion, async ({ caller, params, body, request }) => {
    const html = storableRichText(body.html, { mainOrigin: origins.main, warn: () => {} });
    await saveQuestion(platform, merchantOf(caller, request), params.name, { ...body, html });
    return { data: (await listOf(caller.divisionId)).find(({ name }) => name === params.name)! };
  });

  serve(app, platform, siteTextCalls.deleteHelpQuestion, async ({ caller, params, request }) => {
    await deleteQuestion(platform, merchantOf(caller, request), params.name);
    return { data: { name: params.name } };
  });
}
