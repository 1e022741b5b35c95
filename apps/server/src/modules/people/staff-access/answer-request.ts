import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { refusalOfGiving } from "@selvedge/domain/access/staff-rules";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { renewSessionsLater } from "../../../plugins/session/renew-session.ts";
import { type Actor, lockAllStaff, requireAllowed, writePlatformAudit } from "../staff/index.ts";
import { answersForShops } from "./list-requests.ts";
import { lockMember, lockRequest } from "./queries.ts";
import { timedNow } from "./timed.ts";
import { decideRequest, storeGiven, storeGivenToMember, type TimedPermission } from "./write-queries.ts";

interface Answer {
  isGrant: boolean;
  /** null for good. */
  days: number | null;
  note: string;
}

interface Asked {
  account_id: number;
  division_id: DivisionId | null;
  permissions: string[];
}

const dayMs = 86_400_000;

/**
 * Decides a permission request of staff, or of a shop's people for those who may change shops. The person who asked gets a
 * mail. Throws notFound, conflict for one that is decided, accessRefused for one's own and for what one does not have.
 */
export async function answerRequest(
  { pools, now }: Platform,
  id: number,
  { isGrant, days, note }: Answer,
  by: Actor & { permissions: readonly string[] },
): Promise<"granted" | "denied"> {
  return withoutDivision(pools.backOffice, async (db) => {
    const staff = await lockAllStaff(db, by.accountId);
    const request = await lockRequest(db, id);
    if (!request || (request.division_id !== null && !answersForShops(by.permissions))) throw new Refusal("notFound");
    if (request.status !== "waiting") throw new Refusal("conflict");
    if (request.account_id === by.accountId) requireAllowed("ownRequest");
    const at = now();
    const until = isGrant && days !== null ? new Date(at.getTime() + days * dayMs) : null;
    if (isGrant) {
      if (request.division_id === null) {
        requireAllowed(refusalOfGiving(staff.actor, request.permissions));
        await giveToStaff(db, staff.rows, request, { until, at });
      } else await giveToMember(db, request, { until, at });
    }
    const status = isGrant ? ("granted" as const) : ("denied" as const);
    await decideRequest(db, id, { status, decidedBy: by.accountId, at, note, until });
    await enqueue(db, "staff_permission_answered", { requestId: id });
    await writePlatformAudit(db, by, {
      action: `permission.${status}`,
      subject: subjectOf(request, staff.rows),
      detail: { request: id, permissions: request.permissions, until: until?.toISOString() ?? null },
    });
    return status;
  });
}

interface Given {
  until: Date | null;
  at: Date;
}

const timedWith = (stored: unknown, { permissions }: Asked, { until, at }: Given): TimedPermission[] => [
  ...timedNow(stored, at),
  ...(until ? permissions.map((permission) => ({ permission, until: until.toISOString() })) : []),
];

const lastingWith = (stored: readonly string[], { permissions }: Asked, { until }: Given): string[] =>
  until ? [...stored] : [...new Set([...stored, ...permissions])];

type StaffRows = Awaited<ReturnType<typeof lockAllStaff>>["rows"];

async function giveToStaff(db: Bound, rows: StaffRows, request: Asked, given: Given): Promise<void> {
  const row = rows.find(({ account_id }) => account_id === request.account_id);
  if (!row) throw new Refusal("notFound");
  await storeGiven(
    db,
    row.id,
    lastingWith(row.extra_permissions, request, given),
    timedWith(row.timed_permissions, request, given),
  );
  await renewSessionsLater(db, [request.account_id]);
}

async function giveToMember(db: Bound, request: Asked, given: Given): Promise<void> {
  const member = await lockMember(db, request.division_id!, request.account_id);
  if (!member) throw new Refusal("notFound");
  await storeGivenToMember(
    db,
    member.id,
    lastingWith(member.permissions, request, given),
    timedWith(member.timed_permissions, request, given),
  );
}

/** "user 7" of staff, so that their profile shows it; "shop 3, account 9" of a shop's people. */
function subjectOf({ division_id, account_id }: Asked, rows: StaffRows): string {
  if (division_id !== null) return `shop ${division_id}, account ${account_id}`;
  return `user ${rows.find((row) => row.account_id === account_id)?.id ?? 0}`;
}
