import { siteTextCalls } from "@selvedge/contracts/site-texts/site-texts.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { readFacts } from "../legal-texts/index.ts";
import { editableRichText, storableRichText } from "../rich-texts/index.ts";
import { orderQuestions } from "./order-questions.ts";
import { readQuestions, type ShownQuestion } from "./read-questions.ts";
import { deleteQuestion, saveQuestion } from "./save-question.ts";

export function helpRoutes(app: FastifyInstance, platform: Platform) {
  const { pools, origins } = platform;
  const listOf = (divisionId: DivisionId) =>
    withDivision(pools.web, divisionId, (db) =>
      readQuestions(db, divisionId, () => readFacts(db, divisionId, origins.main)),
    ).then((questions) => questions.map(editable));
  const editable = (question: ShownQuestion) => ({
    ...question,
    html: editableRichText(question.html, origins.files),
  });

  serve(app, platform, siteTextCalls.listHelpQuestions, async ({ caller: { divisionId } }) => ({
    data: await listOf(divisionId),
  }));

  serve(app, platform, siteTextCalls.saveHelpQuestion, async ({ caller, params, body, request }) => {
    const site = { mainOrigin: origins.main, warn: () => {} };
    const html = storableRichText(body.html, site, origins.files, caller.divisionId);
    await saveQuestion(platform, merchantOf(caller, request), params.name, { ...body, html });
    return { data: (await listOf(caller.divisionId)).find(({ name }) => name === params.name)! };
  });

  serve(app, platform, siteTextCalls.orderHelpQuestions, async ({ caller, body, request }) => {
    await orderQuestions(platform, merchantOf(caller, request), body);
    return { data: await listOf(caller.divisionId) };
  });

  serve(app, platform, siteTextCalls.deleteHelpQuestion, async ({ caller, params, request }) => {
    await deleteQuestion(platform, merchantOf(caller, request), params.name);
    return { data: { name: params.name } };
  });
}
