import { teamCalls } from "@selvedge/contracts/team/team.calls";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { answerRequest } from "./answer-request.ts";
import { changePerson, removePerson } from "./change-member.ts";
import { changeTeam } from "./change-team.ts";
import { invite, inviteAgain } from "./invite.ts";
import { joinWithNewAccount } from "./join-as-new.ts";
import { readInvitation } from "./read-invitation.ts";
import { readTeam } from "./read-team.ts";
import { changeRole, makeRole, removeRole } from "./shop-roles.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

const merchantOf = (caller: Caller, request: FastifyRequest): Merchant => ({
  divisionId: caller.divisionId,
  account: accountOf(caller),
  requestId: request.id,
});

export function teamRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, teamCalls.team, async ({ caller }) => ({
    data: await readTeam(platform, caller.divisionId, accountOf(caller).id),
  }));

  serve(app, platform, teamCalls.changeTeam, async ({ body, caller, request }) => {
    await changeTeam(platform, merchantOf(caller, request), body);
    return { data: body };
  });

  serve(app, platform, teamCalls.invite, async ({ body, caller, request }) => ({
    data: { id: await invite(platform, merchantOf(caller, request), body) },
  }));

  serve(app, platform, teamCalls.inviteAgain, async ({ params: { id }, caller, request }) => {
    await inviteAgain(platform, merchantOf(caller, request), id);
    return { data: { id } };
  });

  serve(app, platform, teamCalls.withdraw, async ({ params: { id }, caller, request }) => {
    await withdrawInvitation(platform, merchantOf(caller, request), id);
    return { data: { id } };
  });

  serve(app, platform, teamCalls.changePerson, async ({ params: { id }, body, caller, request }) => {
    await changePerson(platform, merchantOf(caller, request), id, body);
    return { data: { id } };
  });

  serve(app, platform, teamCalls.removePerson, async ({ params: { id }, caller, request }) => {
    await removePerson(platform, merchantOf(caller, request), id);
    return { data: { id } };
  });

  serve(app, platform, teamCalls.leave, async ({ params: { division }, caller, request }) => {
    requireMain(request);
    const account = accountOf(caller);
    if (!account.shops.some(({ id }) => id === division)) throw new Refusal("notFound");
    await removePerson(platform, { divisionId: division, account, requestId: request.id }, account.id);
    return { data: { division } };
  });

  serve(app, platform, teamCalls.makeRole, async ({ body, caller, request }) => ({
    data: { id: await makeRole(platform, merchantOf(caller, request), body) },
  }));

  serve(app, platform, teamCalls.changeRole, async ({ params: { id }, body, caller, request }) => {
    await changeRole(platform, merchantOf(caller, request), id, body);
    return { data: { id } };
  });

  serve(app, platform, teamCalls.removeRole, async ({ params: { id }, caller, request }) => {
    await removeRole(platform, merchantOf(caller, request), id);
    return { data: { id } };
  });

  serve(app, platform, teamCalls.answerRequest, async ({ params: { id }, body, caller, request }) => ({
    data: { id, status: await answerRequest(platform, merchantOf(caller, request), id, body) },
  }));

  serve(app, platform, teamCalls.invitation, async ({ params, request }) => {
    requireMain(request);
    return { data: (await readInvitation(platform, params.token)).shown };
  });

  serve(app, platform, teamCalls.joinAsNew, async ({ params, body, request, reply }) => {
    requireMain(request);
    return { data: await joinWithNewAccount(platform, { request, reply }, { ...params, ...body }) };
  });

  serve(app, platform, teamCalls.accept, async ({ params, caller, request }) => {
    requireMain(request);
    return { data: await acceptInvitation(platform, accountOf(caller), params.token, request.id) };
  });
}

/** Teams are joined on the main site, never on a shop's own host. */
function requireMain(request: FastifyRequest): void {
  if (request.place.kind !== "main") throw new Refusal("notFound");
}
