// A place in a team, from what a call names to what tables store and rules compare.

import type { Bound } from "@selvedge/db/bound";
import { merchantPermissionsOf, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import { type TeamMember, type TeamPlace, type TeamRefusal, teamRefusals } from "@selvedge/domain/access/team-rules";
import type { DivisionId } from "@selvedge/domain/ids";
import { Refusal } from "../../../plugins/refusal.ts";
import type { lockTeam } from "./queries.ts";
import { shopRole } from "./queries.ts";
import type { StoredPlace } from "./write-queries.ts";

export interface NamedPlace {
  role: string;
  shopRoleId: number | null;
  permissions: readonly string[];
}

/** Reads what a call names. Throws validation for a role that the shop does not have. */
export async function readPlace(
  db: Bound,
  divisionId: DivisionId,
  { role, shopRoleId, permissions }: NamedPlace,
): Promise<StoredPlace> {
  const own = shopRoleId === null ? null : await shopRole(db, divisionId, shopRoleId);
  if (own === undefined) throw new Refusal("validation", { errors: { role: ["This role no longer exists."] } });
  const rolePermissions = own?.permissions ?? [];
  const ofRole: readonly string[] = [...merchantPermissionsOf(role), ...rolePermissions];
  return {
    role: role as StoredPlace["role"],
    shopRoleId,
    rolePermissions,
    permissions: permissions.filter((word) => !ofRole.includes(word)),
  };
}

/** All that a place permits, timed permissions aside. */
export const teamPlace = ({ role, rolePermissions, permissions }: Omit<StoredPlace, "shopRoleId">): TeamPlace => ({
  role,
  permissions: merchantPermissionsOf(role, [...rolePermissions, ...permissions]),
});

export const teamMember = (row: Awaited<ReturnType<typeof lockTeam>>[number]): TeamMember => ({
  accountId: row.account_id,
  ...teamPlace({ role: row.role, rolePermissions: row.role_permissions, permissions: row.permissions }),
});

/** The role's name as people read it. */
export const roleNameOf = (role: string, shopRoleName: string | null): string =>
  shopRoleName ?? merchantRoles[role]?.name ?? role;

/** Ends the request where a rule of the team refuses it. */
export function requireAllowed(refusal: TeamRefusal | null): void {
  if (refusal) throw new Refusal("teamRefused", { message: teamRefusals[refusal] });
}

/** The member who acts, among the locked rows of their shop. Somebody who was just taken out is not found. */
export function actorAmong(team: Awaited<ReturnType<typeof lockTeam>>, accountId: number): TeamMember {
  const row = team.find(({ account_id }) => account_id === accountId);
  if (!row) throw new Refusal("notFound");
  return teamMember(row);
}
