import { staffAccessCalls } from "@selvedge/contracts/staff-access/staff-access.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { actorOf } from "../staff/index.ts";
import { answerRequest } from "./answer-request.ts";
import { changeAccess } from "./change-access.ts";
import { listRequests } from "./list-requests.ts";
import { readSummary } from "./read-summary.ts";
import { changeRole, listRoles, makeRole, removeRole } from "./roles.ts";

export function staffAccessRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, staffAccessCalls.roles, async () => ({ data: await listRoles(platform) }));

  serve(app, platform, staffAccessCalls.makeRole, async ({ body, caller, request }) => ({
    data: { word: await makeRole(platform, body, actorOf(caller, request.id)) },
  }));

  serve(app, platform, staffAccessCalls.changeRole, async ({ params, body, caller, request }) => {
    await changeRole(platform, params.role, body, actorOf(caller, request.id));
    return { data: { word: params.role } };
  });

  serve(app, platform, staffAccessCalls.removeRole, async ({ params, caller, request }) => {
    await removeRole(platform, params.role, actorOf(caller, request.id));
    return { data: { word: params.role } };
  });

  serve(app, platform, staffAccessCalls.changeAccess, async ({ params, body, caller, request }) => {
    await changeAccess(platform, params.id, body, actorOf(caller, request.id));
    return { data: { id: params.id } };
  });

  serve(app, platform, staffAccessCalls.requests, ({ query, caller }) =>
    listRequests(platform, query.view, { accountId: accountOf(caller).id, permissions: caller.permissions }),
  );

  serve(app, platform, staffAccessCalls.summary, async ({ caller }) => ({
    data: await readSummary(platform, { accountId: accountOf(caller).id, permissions: caller.permissions }),
  }));

  serve(app, platform, staffAccessCalls.answerRequest, async ({ params, body, caller, request }) => {
    const by = { ...actorOf(caller, request.id), permissions: caller.permissions };
    const answer = { isGrant: body.answer === "grant", days: body.days, note: body.note };
    return { data: { id: params.id, status: await answerRequest(platform, params.id, answer, by) } };
  });
}
