import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface TimedPermission {
  permission: string;
  until: string;
}

/** What a person is called. Who signed up has given no name yet: their address stands for it. */
const nameOf = (alias: "a" | "b") =>
  sql<string>`coalesce(nullif(${sql.ref(`${alias}.full_name`)}, ''), ${sql.ref(`${alias}.email`)})`;

/** People of a shop, owners first. `last_seen_at` is their last visit on any device. */
export const peopleOf = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .leftJoin("shop_roles as r", (join) =>
      join.onRef("r.division_id", "=", "m.division_id").onRef("r.id", "=", "m.shop_role_id"),
    )
    .where("m.division_id", "=", divisionId)
    .select([
      ...(["a.id", "a.email", "a.two_factor_enabled_at"] as const),
      nameOf("a").as("full_name"),
      ...(["m.role", "m.shop_role_id", "m.permissions", "m.role_permissions", "m.timed_permissions"] as const),
      "r.name as shop_role_name",
    ])
    .select(sql<Date | null>`(select max(s.last_seen_at) from sessions s where s.account_id = a.id)`.as("last_seen_at"))
    .orderBy(sql`m.role <> 'owner'`)
    .orderBy("m.id")
    .execute();

/** Invitations that were neither accepted nor withdrawn, expired ones included: they can be sent again. */
export const openInvitations = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("invitations as i")
    .innerJoin("accounts as a", "a.id", "i.invited_by")
    .leftJoin("shop_roles as r", (join) =>
      join.onRef("r.division_id", "=", "i.division_id").onRef("r.id", "=", "i.shop_role_id"),
    )
    .where("i.division_id", "=", divisionId)
    .where("i.accepted_at", "is", null)
    .where("i.withdrawn_at", "is", null)
    .select([
      ...(["i.id", "i.email", "i.role", "i.shop_role_id", "i.permissions"] as const),
      ...(["i.created_at", "i.mailed_at", "i.expires_at", "r.name as shop_role_name"] as const),
      nameOf("a").as("invited_by"),
    ])
    .orderBy("i.id")
    .execute();

/** The shop's own roles with how many people have each. */
export const shopRoles = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("shop_roles as r")
    .where("r.division_id", "=", divisionId)
    .select(["r.id", "r.name", "r.permissions"])
    .select(
      sql<number>`(select count(*)::int from memberships m where m.division_id = r.division_id and m.shop_role_id = r.id)`.as(
        "people",
      ),
    )
    .select(
      sql<number>`(select count(*)::int from invitations i where i.division_id = r.division_id and i.shop_role_id = r.id
        and i.accepted_at is null and i.withdrawn_at is null)`.as("invitations"),
    )
    .orderBy("r.name")
    .execute();

export const waitingRequests = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("permission_requests as p")
    .innerJoin("accounts as a", "a.id", "p.account_id")
    .where("p.division_id", "=", divisionId)
    .where("p.status", "=", "waiting")
    .select(["p.id", "p.account_id", "p.permissions", "p.reason", "p.created_at", nameOf("a").as("full_name")])
    .orderBy("p.id")
    .execute();

/** Every membership of a shop, locked: two changes at once never leave it without an owner. */
export const lockTeam = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("memberships")
    .where("division_id", "=", divisionId)
    .select(["account_id", "role", "shop_role_id", "permissions", "role_permissions", "timed_permissions"])
    .orderBy("id")
    .forUpdate()
    .execute();

export const shopRole = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("shop_roles")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(["id", "name", "permissions"])
    .executeTakeFirst();

/** An open invitation by its number, locked. */
export const lockInvitation = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("invitations")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .select(["id", "email", "email_normalised", "role", "shop_role_id", "permissions", "code_id", "expires_at"])
    .forUpdate()
    .executeTakeFirst();

export const openInvitationTo = (db: Bound, divisionId: DivisionId, emailNormalised: string) =>
  db
    .selectFrom("invitations")
    .where("division_id", "=", divisionId)
    .where("email_normalised", "=", emailNormalised)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .select(["id", "code_id"])
    .forUpdate()
    .executeTakeFirst();

/** What an invitation's page and mail show. */
export const shownInvitation = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("invitations as i")
    .innerJoin("divisions as d", "d.id", "i.division_id")
    .innerJoin("accounts as a", "a.id", "i.invited_by")
    .leftJoin("shop_roles as r", (join) =>
      join.onRef("r.division_id", "=", "i.division_id").onRef("r.id", "=", "i.shop_role_id"),
    )
    .where("i.division_id", "=", divisionId)
    .where("i.id", "=", id)
    .where("i.accepted_at", "is", null)
    .where("i.withdrawn_at", "is", null)
    .select(["i.id", "i.email", "i.email_normalised", "i.role", "i.expires_at", "i.code_id", "i.mailed_at"])
    .select(["d.name as shop_name", nameOf("a").as("invited_by"), "r.name as shop_role_name"])
    .select(
      sql<boolean>`exists (select from accounts b where b.email_normalised = i.email_normalised)`.as("has_account"),
    )
    .executeTakeFirst();

export const lockRequest = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("permission_requests")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(["id", "account_id", "permissions", "status"])
    .forUpdate()
    .executeTakeFirst();

/** What the mail of a decided request says. */
export const decidedRequest = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("permission_requests as p")
    .innerJoin("accounts as a", "a.id", "p.account_id")
    .innerJoin("accounts as b", "b.id", "p.decided_by")
    .where("p.division_id", "=", divisionId)
    .where("p.id", "=", id)
    .select([
      "a.email",
      "p.permissions",
      "p.status",
      "p.answer_note",
      "p.granted_until",
      "p.place",
      nameOf("b").as("decided_by"),
    ])
    .executeTakeFirst();

/** Whether the project of a shop asks everyone of its team for two-factor. */
export async function asksTwoFactor(db: Bound, divisionId: DivisionId): Promise<boolean> {
  const row = await db
    .selectFrom("manufacturers as m")
    .innerJoin("divisions as d", "d.manufacturer_id", "m.id")
    .where("d.id", "=", divisionId)
    .select("m.force_2fa")
    .executeTakeFirstOrThrow();
  return row.force_2fa;
}

export async function hasTwoFactor(db: Bound, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select("two_factor_enabled_at")
    .executeTakeFirstOrThrow();
  return row.two_factor_enabled_at !== null;
}
