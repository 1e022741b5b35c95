import { bundleCalls } from "@selvedge/contracts/bundles/bundles.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";
import { createBundle } from "./create-bundle.ts";
import { presentPart } from "./present.ts";
import { publishBundle } from "./publish-bundle.ts";
import { partsToChoose } from "./queries.ts";
import { showBundle } from "./show-bundle.ts";
import { updateBundle } from "./update-bundle.ts";

/** Who acts in which shop. */
const actorOf = (caller: Caller, request: FastifyRequest): Merchant => ({
  divisionId: caller.divisionId,
  account: accountOf(caller),
  requestId: request.id,
});

export function bundleRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, bundleCalls.listBundleParts, async ({ caller: { divisionId }, query }) => {
    const rows = await withDivision(platform.pools.web, divisionId, (db) => partsToChoose(db, divisionId, query));
    return { data: rows.map((row) => presentPart(platform.origins, divisionId, row)) };
  });

  serve(app, platform, bundleCalls.getBundle, async ({ caller, params }) => ({
    data: await showBundle(platform, caller.divisionId, params.id),
  }));

  serve(app, platform, bundleCalls.createBundle, async ({ caller, request, body, idempotencyKey }) => ({
    data: await createBundle(platform, actorOf(caller, request), idempotencyKey, body),
  }));

  serve(app, platform, bundleCalls.updateBundle, async ({ caller, request, params, body }) => ({
    data: await updateBundle(platform, actorOf(caller, request), params.id, body),
  }));

  serve(app, platform, bundleCalls.publishBundle, async ({ caller, request, params, body }) => ({
    data: await publishBundle(platform, actorOf(caller, request), { ...params, ...body }),
  }));
}
