import { permissionCalls } from "@selvedge/contracts/permissions/permissions.calls";
import { requestSubmitted } from "@selvedge/domain/access/request-texts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { serve } from "../../../plugins/serve.ts";
import { listOwnRequests } from "./list-own-requests.ts";
import { recordMissed } from "./record-missed.ts";
import { requestPermissions } from "./request-permissions.ts";

export function permissionRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, permissionCalls.request, async ({ params, body, caller, request }) => {
    const account = accountOf(caller);
    await countTry(platform.pools, limits.permissionRequests, String(account.id));
    const id = await requestPermissions(platform, account, request.place, { words: params.permissions, ...body });
    return { data: { id }, message: requestSubmitted };
  });

  serve(app, platform, permissionCalls.ownRequests, async ({ query, caller, request }) => ({
    data: await listOwnRequests(platform, accountOf(caller), request.place, query.division),
  }));

  serve(app, platform, permissionCalls.missed, async ({ params, body, caller, request }) => ({
    data: { isRecorded: await recordMissed(platform, accountOf(caller), request, { ...params, ...body }) },
  }));
}
