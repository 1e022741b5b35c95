import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { lastingPermissions, type RoleNow, rolesNow } from "../staff/index.ts";
import { answersForShops, sentenceOf } from "./list-requests.ts";
import { endingPermissions, type MissedRow, missedPermissions, staffAccessNow } from "./summary-queries.ts";
import { timedNow } from "./timed.ts";

const dayMs = 86_400_000;
/** How far ahead an end is soon, and how far back a refusal is still news. */
const endsWithinDays = 14;
const missedWithinDays = 7;
const most = { ending: 20, missed: 400, doors: 12, people: 5 };

interface Reader {
  accountId: number;
  permissions: readonly string[];
}

/** Permissions of limited time that end soon, and those that staff lacked lately and still do. */
export const readSummary = ({ pools, now }: Pick<Platform, "pools" | "now">, reader: Reader) =>
  withoutDivision(pools.backOffice, async (db) => {
    const at = now();
    const [ending, missed, staff, roles] = await Promise.all([
      endingPermissions(db, {
        from: at,
        to: new Date(at.getTime() + endsWithinDays * dayMs),
        withShops: answersForShops(reader.permissions),
        limit: most.ending,
      }),
      missedPermissions(db, { since: new Date(at.getTime() - missedWithinDays * dayMs), limit: most.missed }),
      staffAccessNow(db),
      rolesNow(db),
    ]);
    const held = new Map(staff.map((row) => [row.id, heldBy(row, roles, at)]));
    const rolesOf = new Map(staff.map((row) => [row.id, row.roles]));
    const stillMissed = missed.filter(({ user_id, permission }) => !held.get(user_id)?.has(permission));
    return {
      endsSoon: ending.map(({ full_name, user_id, shop_name, permission, until }) => ({
        fullName: full_name,
        userId: user_id,
        shopName: shop_name,
        sentence: sentenceOf(permission, shop_name !== null),
        until: until.toISOString(),
      })),
      doors: doorsOf(stillMissed, reader.accountId, (userIds) => sharedRole(userIds, rolesOf, roles)),
    };
  });

type StaffAccess = Awaited<ReturnType<typeof staffAccessNow>>[number];

const heldBy = (row: StaffAccess, roles: readonly RoleNow[], at: Date): ReadonlySet<string> =>
  new Set([
    ...lastingPermissions(row, roles),
    ...timedNow(row.timed_permissions, at).map(({ permission }) => permission),
  ]);

const sum = (rows: readonly MissedRow[]): number => rows.reduce((total, { times }) => total + times, 0);

/** By permission, the one that stopped people most often first. */
function doorsOf(
  missed: readonly MissedRow[],
  readerAccountId: number,
  roleOf: (userIds: readonly number[]) => string | null,
) {
  return [...Map.groupBy(missed, ({ permission }) => permission)]
    .toSorted(([, a], [, b]) => sum(b) - sum(a))
    .slice(0, most.doors)
    .map(([word, rows]) => ({
      word,
      sentence: sentenceOf(word, false),
      times: sum(rows),
      role: roleOf(rows.map(({ user_id }) => user_id)),
      morePeople: Math.max(0, rows.length - most.people),
      people: rows.slice(0, most.people).map(({ user_id, account_id, full_name, times, last_at }) => ({
        userId: user_id,
        fullName: full_name,
        times,
        lastAt: last_at.toISOString(),
        isYou: account_id === readerAccountId,
      })),
    }));
}

/** The name of a role that all of them have, where they are two or more: it may lack the permission by mistake. */
function sharedRole(
  userIds: readonly number[],
  rolesOf: ReadonlyMap<number, readonly string[]>,
  roles: readonly RoleNow[],
): string | null {
  if (userIds.length < 2) return null;
  const shared = roles.find(({ word }) => userIds.every((id) => rolesOf.get(id)?.includes(word)));
  return shared?.name ?? null;
}
