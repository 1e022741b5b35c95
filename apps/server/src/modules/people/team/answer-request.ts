import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { refusalOfInvitation } from "@selvedge/domain/access/team-rules";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { actorAmong, requireAllowed } from "./place.ts";
import { lockRequest, lockTeam } from "./queries.ts";
import { timedNow } from "./read-team.ts";
import { decideRequest, grantMember } from "./write-queries.ts";

export interface RequestAnswer {
  answer: "grant" | "grantForDay" | "deny";
  note: string;
}

const dayMs = 86_400_000;

/**
 * Decides a permission request: for good, for 24 hours, or not. The person who asked gets a mail. Throws notFound, conflict
 * for one that is decided, teamRefused for permissions that the decider lacks and for one's own request.
 */
export async function answerRequest(
  { pools, now }: Platform,
  merchant: Merchant,
  id: number,
  { answer, note }: RequestAnswer,
): Promise<"granted" | "denied"> {
  const { divisionId, account } = merchant;
  return withDivision(pools.web, divisionId, async (db) => {
    const team = await lockTeam(db, divisionId);
    const request = await lockRequest(db, divisionId, id);
    if (!request) throw new Refusal("notFound");
    if (request.status !== "waiting") throw new Refusal("conflict");
    if (request.account_id === account.id)
      throw new Refusal("teamRefused", { message: "Someone else has to answer your request." });
    const at = now();
    const until = answer === "grantForDay" ? new Date(at.getTime() + dayMs) : null;
    const member = team.find(({ account_id }) => account_id === request.account_id);
    if (answer !== "deny") {
      if (!member) throw new Refusal("notFound");
      requireAllowed(refusalOfInvitation(actorAmong(team, account.id), { role: "", permissions: request.permissions }));
      const timed = timedNow(member.timed_permissions, at);
      await grantMember(db, divisionId, request.account_id, {
        permissions: until ? member.permissions : [...new Set([...member.permissions, ...request.permissions])],
        timed: until
          ? [...timed, ...request.permissions.map((permission) => ({ permission, until: until.toISOString() }))]
          : timed,
      });
    }
    const status = answer === "deny" ? ("denied" as const) : ("granted" as const);
    await decideRequest(db, divisionId, id, { status, decidedBy: account.id, at, note, until });
    await enqueue(db, "permission_answered", { divisionId, requestId: id });
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: `permission.${status}`,
      subject: `account ${request.account_id}`,
      detail: { request: id, permissions: request.permissions, until: until?.toISOString() ?? null },
    });
    return status;
  });
}
