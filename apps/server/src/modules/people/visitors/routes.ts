import { visitorCalls } from "@selvedge/contracts/visitors/visitors.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";
import { answerDenial } from "./answer-denial.ts";
import { changeAccess } from "./change-access.ts";
import { letIn, shutOut } from "./let-in.ts";
import { changePageAccess, readPageAccess } from "./page-access.ts";
import { previewShop } from "./preview-shop.ts";
import { readAccess } from "./read-access.ts";

const merchantOf = (caller: Caller, request: FastifyRequest): Merchant => ({
  divisionId: caller.divisionId,
  account: accountOf(caller),
  requestId: request.id,
});

export function visitorRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, visitorCalls.access, async ({ caller: { divisionId } }) => ({
    data: await readDivision(platform.pools.web, divisionId, (db) => readAccess(db, divisionId, platform.now())),
  }));

  serve(app, platform, visitorCalls.changeAccess, async ({ body, caller, request }) => ({
    data: await changeAccess(platform, merchantOf(caller, request), body),
  }));

  serve(app, platform, visitorCalls.answerDenial, async ({ body, caller, request }) => ({
    data: await answerDenial(platform, merchantOf(caller, request), body.words),
  }));

  serve(app, platform, visitorCalls.letIn, async ({ body, caller, request }) => ({
    data: { id: await letIn(platform, merchantOf(caller, request), body.email) },
  }));

  serve(app, platform, visitorCalls.shutOut, async ({ params: { id }, caller, request }) => {
    await shutOut(platform, merchantOf(caller, request), id);
    return { data: { id } };
  });

  serve(app, platform, visitorCalls.previewShop, async ({ caller, request }) => ({
    data: { url: await previewShop(platform, merchantOf(caller, request)) },
  }));

  serve(app, platform, visitorCalls.pageAccess, async ({ caller: { divisionId } }) => ({
    data: await readPageAccess(platform, divisionId),
  }));

  serve(app, platform, visitorCalls.changePageAccess, async ({ params: { id }, body, caller, request }) => ({
    data: await changePageAccess(platform, merchantOf(caller, request), id, body),
  }));
}
