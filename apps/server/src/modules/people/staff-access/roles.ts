// Roles of staff: those that Selvedge came with can be changed, staff's own deleted too. The admin's stays as it is.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { refusalOfGiving } from "@selvedge/domain/access/staff-rules";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { renewSessionsLater } from "../../../plugins/session/renew-session.ts";
import {
  type Actor,
  lockAllStaff,
  type RoleNow,
  requireAllowed,
  rolesNow,
  writePlatformAudit,
} from "../staff/index.ts";
import { countsByRole, roleNamed } from "./queries.ts";
import { deleteRole, type RoleContent, storeRole } from "./write-queries.ts";

export const listRoles = ({ pools }: Platform) =>
  withoutDivision(pools.backOffice, async (db) => {
    const [roles, counts] = await Promise.all([rolesNow(db), countsByRole(db)]);
    return roles.map((role) => ({ ...role, people: counts.get(role.word) ?? 0 }));
  });

/** Makes a role and returns its word, which comes from its name and stays. Throws validation, accessRefused. */
export const makeRole = ({ pools, now }: Platform, role: RoleContent, by: Actor): Promise<string> =>
  withoutDivision(pools.backOffice, async (db) => {
    const { actor, roles } = await lockAllStaff(db, by.accountId);
    requireAllowed(refusalOfGiving(actor, role.permissions));
    await requireFreeName(db, roles, role.name, "");
    const word = freeWord(roles, role.name);
    await storeRole(db, word, role, now());
    await writePlatformAudit(db, by, { action: "staff_role.made", subject: `role ${word}`, detail: role });
    return word;
  });

/** Changes a role for everyone who has it. Nobody adds what they may not do themselves. Throws notFound, validation, accessRefused. */
export const changeRole = ({ pools, now }: Platform, word: string, role: RoleContent, by: Actor): Promise<void> =>
  withoutDivision(pools.backOffice, async (db) => {
    const { actor, roles, rows } = await lockAllStaff(db, by.accountId);
    const known = requireKnown(roles, word);
    const added = role.permissions.filter((each) => !known.permissions.includes(each));
    requireAllowed(known.isAdmin ? "adminRole" : refusalOfGiving(actor, added));
    await requireFreeName(db, roles, role.name, word);
    await storeRole(db, word, role, now());
    await renewOf(db, rows, word);
    await writePlatformAudit(db, by, {
      action: "staff_role.changed",
      subject: `role ${word}`,
      detail: { from: { name: known.name, permissions: known.permissions }, to: role },
    });
  });

/**
 * Deletes a role that no one has. One that Selvedge came with, and that was changed, is set back to how it came; nobody
 * sets back what would then permit more than they have. Throws notFound, accessRefused.
 */
export const removeRole = ({ pools }: Platform, word: string, by: Actor): Promise<void> =>
  withoutDivision(pools.backOffice, async (db) => {
    const { actor, roles, rows } = await lockAllStaff(db, by.accountId);
    const known = requireKnown(roles, word);
    if (known.isShipped && !known.isChanged) requireAllowed(known.isAdmin ? "adminRole" : "shippedRole");
    if (!known.isShipped && rows.some((row) => row.roles.includes(word))) requireAllowed("roleInUse");
    await deleteRole(db, word);
    if (known.isShipped) {
      const back = (await rolesNow(db)).find((each) => each.word === word)?.permissions ?? [];
      requireAllowed(
        refusalOfGiving(
          actor,
          back.filter((each) => !known.permissions.includes(each)),
        ),
      );
      await renewOf(db, rows, word);
    }
    await writePlatformAudit(db, by, {
      action: known.isShipped ? "staff_role.set_back" : "staff_role.removed",
      subject: `role ${word}`,
      detail: { name: known.name, permissions: known.permissions },
    });
  });

function requireKnown(roles: readonly RoleNow[], word: string): RoleNow {
  const known = roles.find((role) => role.word === word);
  if (!known) throw new Refusal("notFound");
  return known;
}

async function requireFreeName(db: Bound, roles: readonly RoleNow[], name: string, word: string): Promise<void> {
  const isTaken = roles.some((role) => role.word !== word && role.name.toLowerCase() === name.toLowerCase());
  if (isTaken || (await roleNamed(db, name, word)))
    throw new Refusal("validation", { errors: { name: ["There is already a role with this name."] } });
}

/** "Night shift" becomes "night-shift", or "night-shift-2" where there is one. */
function freeWord(roles: readonly RoleNow[], name: string): string {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 50);
  const first = letters || "role";
  const isTaken = (word: string) => roles.some((role) => role.word === word);
  let word = first;
  for (let count = 2; isTaken(word); count += 1) word = `${first}-${count}`;
  return word;
}

async function renewOf(
  db: Bound,
  rows: readonly { account_id: number; roles: readonly string[] }[],
  word: string,
): Promise<void> {
  const accounts = rows.filter((row) => row.roles.includes(word)).map(({ account_id }) => account_id);
  if (accounts.length > 0) await renewSessionsLater(db, accounts);
}
