import type { Bound } from "@selvedge/db/bound";
import { adminRole, permissionsOf, staffRoles } from "@selvedge/domain/access/roles";

export interface RoleNow {
  word: string;
  name: string;
  purpose: string;
  permissions: string[];
  /** It came with Selvedge. */
  isShipped: boolean;
  /** It permits something else than it came with, or is called differently. */
  isChanged: boolean;
  isAdmin: boolean;
}

/** Every role of staff as it is now: those that Selvedge came with, some of them changed, then staff's own by name. */
export async function rolesNow(db: Bound): Promise<RoleNow[]> {
  const stored = await db
    .selectFrom("staff_roles")
    .select(["word", "name", "purpose", "permissions"])
    .orderBy("name")
    .execute();
  const byWord = new Map(stored.map((role) => [role.word, role]));
  const shipped = Object.entries(staffRoles).map(([word, role]) => {
    const isAdmin = word === adminRole;
    const changed = isAdmin ? undefined : byWord.get(word);
    return {
      word,
      ...(changed ?? { ...role, permissions: [...role.permissions] }),
      isShipped: true,
      isChanged: changed !== undefined,
      isAdmin,
    };
  });
  const own = stored
    .filter(({ word }) => !Object.hasOwn(staffRoles, word))
    .map((role) => ({ ...role, isShipped: false, isChanged: false, isAdmin: false }));
  return [...shipped, ...own];
}

/** What the roles permit now, as permissionsOf takes it. */
export const changedRoles = (roles: readonly RoleNow[]): Record<string, string[]> =>
  Object.fromEntries(
    roles.filter((role) => role.isChanged || !role.isShipped).map((role) => [role.word, role.permissions]),
  );

export interface StoredAccess {
  roles: readonly string[];
  extra_permissions: readonly string[];
  store_control_role: string;
}

/** All that somebody may do for good. */
export const lastingPermissions = (access: StoredAccess, roles: readonly RoleNow[]) =>
  permissionsOf(access.roles, {
    extra: access.extra_permissions,
    storeControlRole: access.store_control_role,
    changed: changedRoles(roles),
  });
