import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { refusalOfInvitation } from "@selvedge/domain/access/team-rules";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { actorAmong, requireAllowed } from "./place.ts";
import { lockTeam, shopRole, shopRoles } from "./queries.ts";
import { deleteRole, insertRole, roleNamed, updateRole } from "./write-queries.ts";

interface RoleContent {
  name: string;
  permissions: readonly string[];
}

const nameTaken = () => new Refusal("validation", { errors: { name: ["There is already a role with this name."] } });

/** Makes a role of the shop's own and returns its id. Throws validation for a name that is taken, teamRefused. */
export function makeRole({ pools }: Platform, merchant: Merchant, role: RoleContent): Promise<number> {
  const { divisionId, account } = merchant;
  return withDivision(pools.web, divisionId, async (db) => {
    await requireMayGive(db, divisionId, account.id, role.permissions);
    const id = await insertRole(db, divisionId, role);
    if (id === undefined) throw nameTaken();
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "team.role_made",
      subject: `shop role ${id}`,
      detail: role,
    });
    return id;
  });
}

/**
 * Changes one of the shop's own roles, for everyone who has it. Nobody adds to a role what they may not do themselves.
 * Throws notFound, validation, teamRefused.
 */
export async function changeRole(
  { pools }: Platform,
  merchant: Merchant,
  id: number,
  role: RoleContent,
): Promise<void> {
  const { divisionId, account } = merchant;
  await withDivision(pools.web, divisionId, async (db) => {
    const known = await shopRole(db, divisionId, id);
    if (!known) throw new Refusal("notFound");
    const added = role.permissions.filter((word) => !known.permissions.includes(word));
    await requireMayGive(db, divisionId, account.id, added);
    if (await roleNamed(db, divisionId, role.name, id)) throw nameTaken();
    await updateRole(db, divisionId, id, role);
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "team.role_changed",
      subject: `shop role ${id}`,
      detail: { from: { name: known.name, permissions: known.permissions }, to: role },
    });
  });
}

/** Deletes a role that no one has and no invitation offers. Throws notFound, teamRefused. */
export async function removeRole({ pools }: Platform, merchant: Merchant, id: number): Promise<void> {
  const { divisionId } = merchant;
  await withDivision(pools.web, divisionId, async (db) => {
    await lockTeam(db, divisionId);
    const role = (await shopRoles(db, divisionId)).find((each) => each.id === id);
    if (!role) throw new Refusal("notFound");
    if (role.people > 0 || role.invitations > 0)
      throw new Refusal("teamRefused", { message: "People have this role. Give them another one first." });
    await deleteRole(db, divisionId, id);
    await writeAudit(db, { ...byMerchant(merchant), action: "team.role_removed", subject: `shop role ${id}` });
  });
}

async function requireMayGive(
  db: Bound,
  divisionId: DivisionId,
  accountId: number,
  permissions: readonly string[],
): Promise<void> {
  const actor = actorAmong(await lockTeam(db, divisionId), accountId);
  requireAllowed(refusalOfInvitation(actor, { role: "own", permissions }));
}
