import type { Bound } from "@selvedge/db/bound";
import type { MembershipsTable } from "@selvedge/db/tables";
import type { DivisionId } from "@selvedge/domain/ids";
import type { TimedPermission } from "./queries.ts";

/** A place in a team as tables store it. */
export interface StoredPlace {
  role: MembershipsTable["role"];
  shopRoleId: number | null;
  /** What the shop's own role permits; empty for the platform's roles. */
  rolePermissions: readonly string[];
  /** Beyond the role. */
  permissions: readonly string[];
}

export const insertInvitation = async (
  db: Bound,
  divisionId: DivisionId,
  row: StoredPlace & {
    email: string;
    emailNormalised: string;
    invitedBy: number;
    at: Date;
    expiresAt: Date;
  },
): Promise<number> => {
  const { id } = await db
    .insertInto("invitations")
    .values({
      division_id: divisionId,
      email: row.email,
      email_normalised: row.emailNormalised,
      role: row.role,
      shop_role_id: row.shopRoleId,
      permissions: [...row.permissions],
      invited_by: row.invitedBy,
      created_at: row.at,
      mailed_at: row.at,
      expires_at: row.expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** Makes an account whose address is proved; undefined when the address has one. */
export const insertInvitedAccount = (
  db: Bound,
  row: { email: string; emailNormalised: string; fullName: string; passwordHash: string; at: Date },
) =>
  db
    .insertInto("accounts")
    .values({
      email: row.email,
      email_normalised: row.emailNormalised,
      full_name: row.fullName,
      password_hash: row.passwordHash,
      verified_at: row.at,
    })
    .onConflict((same) => same.column("email_normalised").doNothing())
    .returning("id")
    .executeTakeFirst();

/** An open invitation gets the place that was chosen last. */
export const changeInvitation = (
  db: Bound,
  divisionId: DivisionId,
  id: number,
  { role, shopRoleId, permissions, invitedBy }: StoredPlace & { invitedBy: number },
) =>
  db
    .updateTable("invitations")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ role, shop_role_id: shopRoleId, permissions: [...permissions], invited_by: invitedBy })
    .execute();

export const storeInvitationCode = (
  db: Bound,
  divisionId: DivisionId,
  id: number,
  { codeId, at, expiresAt }: { codeId: number; at: Date; expiresAt: Date },
) =>
  db
    .updateTable("invitations")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ code_id: codeId, mailed_at: at, expires_at: expiresAt })
    .execute();

export const endInvitation = (
  db: Bound,
  divisionId: DivisionId,
  id: number,
  end: { withdrawn_at: Date } | { accepted_at: Date; accepted_by: number },
) => db.updateTable("invitations").where("division_id", "=", divisionId).where("id", "=", id).set(end).execute();

/** Adds a member. One who is there already stays as they are. */
export const insertMember = (db: Bound, divisionId: DivisionId, accountId: number, place: StoredPlace) =>
  db
    .insertInto("memberships")
    .values({
      account_id: accountId,
      division_id: divisionId,
      role: place.role,
      shop_role_id: place.shopRoleId,
      role_permissions: [...place.rolePermissions],
      permissions: [...place.permissions],
    })
    .onConflict((same) => same.columns(["account_id", "division_id"]).doNothing())
    .execute();

export const changeMember = (db: Bound, divisionId: DivisionId, accountId: number, place: StoredPlace) =>
  db
    .updateTable("memberships")
    .where("division_id", "=", divisionId)
    .where("account_id", "=", accountId)
    .set({
      role: place.role,
      shop_role_id: place.shopRoleId,
      role_permissions: [...place.rolePermissions],
      permissions: [...place.permissions],
    })
    .execute();

/** Single permissions of a member: those for good, and those until an instant. */
export const grantMember = (
  db: Bound,
  divisionId: DivisionId,
  accountId: number,
  { permissions, timed }: { permissions: readonly string[]; timed: readonly TimedPermission[] },
) =>
  db
    .updateTable("memberships")
    .where("division_id", "=", divisionId)
    .where("account_id", "=", accountId)
    .set({ permissions: [...permissions], timed_permissions: JSON.stringify(timed) })
    .execute();

export const deleteMember = (db: Bound, divisionId: DivisionId, accountId: number) =>
  db.deleteFrom("memberships").where("division_id", "=", divisionId).where("account_id", "=", accountId).execute();

/** The number of a new role; undefined where the shop has one of this name. */
export const insertRole = async (
  db: Bound,
  divisionId: DivisionId,
  row: { name: string; permissions: readonly string[] },
): Promise<number | undefined> =>
  (
    await db
      .insertInto("shop_roles")
      .values({ division_id: divisionId, name: row.name, permissions: [...row.permissions] })
      .onConflict((same) => same.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

export const roleNamed = (db: Bound, divisionId: DivisionId, name: string, otherThan: number) =>
  db
    .selectFrom("shop_roles")
    .where("division_id", "=", divisionId)
    .where("id", "<>", otherThan)
    .select("id")
    .where((row) => row(row.fn<string>("lower", ["name"]), "=", name.toLowerCase()))
    .executeTakeFirst();

/** Renames a role and gives everybody who has it what it permits now. */
export async function updateRole(
  db: Bound,
  divisionId: DivisionId,
  id: number,
  { name, permissions }: { name: string; permissions: readonly string[] },
): Promise<void> {
  await db
    .updateTable("shop_roles")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ name, permissions: [...permissions] })
    .execute();
  await db
    .updateTable("memberships")
    .where("division_id", "=", divisionId)
    .where("shop_role_id", "=", id)
    .set({ role_permissions: [...permissions] })
    .execute();
}

export const deleteRole = (db: Bound, divisionId: DivisionId, id: number) =>
  db.deleteFrom("shop_roles").where("division_id", "=", divisionId).where("id", "=", id).execute();

export const decideRequest = (
  db: Bound,
  divisionId: DivisionId,
  id: number,
  row: { status: "granted" | "denied"; decidedBy: number; at: Date; note: string; until: Date | null },
) =>
  db
    .updateTable("permission_requests")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({
      status: row.status,
      decided_by: row.decidedBy,
      decided_at: row.at,
      answer_note: row.note,
      granted_until: row.until,
    })
    .execute();

/** Of the shop's project, and so of its other shops. */
export const storeTwoFactorRule = (db: Bound, divisionId: DivisionId, asksTwoFactor: boolean) =>
  db
    .updateTable("manufacturers")
    .set({ force_2fa: asksTwoFactor })
    .where("id", "=", (eb) => eb.selectFrom("divisions").where("id", "=", divisionId).select("manufacturer_id"))
    .execute();
