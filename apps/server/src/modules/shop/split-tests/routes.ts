import { splitTestCalls } from "@selvedge/contracts/split-tests/split-tests.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { visitorFact } from "../../../plugins/access/visitor-facts.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { writeVisitors } from "./count-visitors.ts";
import { createTest } from "./create-test.ts";
import { moveTest } from "./move-test.ts";
import { readResults, readTests } from "./read-tests.ts";

export function splitTestRoutes(app: FastifyInstance, platform: Platform) {
  const { web } = platform.pools;
  app.addHook("onClose", () => writeVisitors(platform));

  serve(app, platform, splitTestCalls.splitTests, async ({ caller: { divisionId } }) => ({
    data: await readDivision(web, divisionId, (db) => readTests(db, divisionId)),
  }));

  serve(app, platform, splitTestCalls.splitTestResults, async ({ params: { id }, caller: { divisionId } }) => ({
    data: await readDivision(web, divisionId, (db) => readResults(db, divisionId, id)),
  }));

  serve(app, platform, splitTestCalls.createSplitTest, async ({ body, caller, request }) => ({
    data: await createTest(platform, merchantOf(caller, request), body),
  }));

  serve(app, platform, splitTestCalls.startSplitTest, async ({ params: { id }, caller, request }) => ({
    data: (await moveTest(platform, merchantOf(caller, request), id, "start"))!,
  }));

  serve(app, platform, splitTestCalls.stopSplitTest, async ({ params: { id }, caller, request }) => ({
    data: (await moveTest(platform, merchantOf(caller, request), id, "stop"))!,
  }));

  serve(app, platform, splitTestCalls.discardSplitTest, async ({ params: { id }, caller, request }) => {
    await moveTest(platform, merchantOf(caller, request), id, "discard");
    return { data: { id } };
  });

  serve(app, platform, splitTestCalls.splitTestVisitor, async ({ request }) => {
    const visit = { platform, request, divisionId: requireDivision(request).id };
    const [account, storeVisitor] = [await visitorFact("account", visit), await visitorFact("storeVisitor", visit)];
    return { data: { isInternal: (account?.isInternal ?? false) || storeVisitor.isInternal } };
  });
}
