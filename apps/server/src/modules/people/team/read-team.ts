import { withDivision } from "@selvedge/db/with-division";
import {
  type MerchantPermission,
  merchantPermissions,
  merchantPermissionsOf,
} from "@selvedge/domain/access/merchant-roles";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { roleNameOf } from "./place.ts";
import {
  asksTwoFactor,
  openInvitations,
  peopleOf,
  shopRoles,
  type TimedPermission,
  waitingRequests,
} from "./queries.ts";

/** People, invitations, roles and requests of a shop. */
export async function readTeam({ pools, now }: Platform, divisionId: DivisionId, ownAccountId: number) {
  const [asks, people, invitations, roles, requests] = await withDivision(pools.web, divisionId, (db) =>
    Promise.all([
      asksTwoFactor(db, divisionId),
      peopleOf(db, divisionId),
      openInvitations(db, divisionId),
      shopRoles(db, divisionId),
      waitingRequests(db, divisionId),
    ]),
  );
  return {
    asksTwoFactor: asks,
    people: people.map((row) => {
      const timed = timedNow(row.timed_permissions, now());
      const extra = [...row.permissions, ...timed.map(({ permission }) => permission)];
      return {
        id: row.id,
        fullName: row.full_name,
        email: row.email,
        ...shownPlace(row),
        permissions: merchantPermissionsOf(row.role, [...row.role_permissions, ...extra]),
        extra: row.permissions,
        timed,
        hasTwoFactor: row.two_factor_enabled_at !== null,
        lastSeenAt: row.last_seen_at?.toISOString() ?? null,
        isYou: row.id === ownAccountId,
      };
    }),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      ...shownPlace(row),
      permissions: row.permissions,
      invitedBy: row.invited_by,
      createdAt: row.created_at.toISOString(),
      mailedAt: row.mailed_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
    roles,
    requests: requests.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      fullName: row.full_name,
      permissions: row.permissions.map((word) => ({
        word,
        sentence: merchantPermissions[word as MerchantPermission] ?? word,
      })),
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
    })),
  };
}

const shownPlace = (row: { role: string; shop_role_id: number | null; shop_role_name: string | null }) => ({
  role: row.role,
  shopRoleId: row.shop_role_id,
  roleName: roleNameOf(row.role, row.shop_role_name),
});

/** Timed permissions that have not run out. */
export const timedNow = (stored: unknown, at: Date): TimedPermission[] =>
  (stored as TimedPermission[]).filter(({ until }) => new Date(until) > at);
