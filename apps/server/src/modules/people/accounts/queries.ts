import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { mostOrdersCounted } from "@selvedge/domain/limits";
import { normaliseEmail } from "@selvedge/domain/text";
import { sql } from "kysely";

const knownAccounts = (db: Bound) =>
  db
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "password_hash", "disabled_at", "two_factor_enabled_at"])
    .select(["verified_at", "wants_sign_in_alerts"])
    .select(
      sql<boolean>`exists (select from staff_users u where u.account_id = accounts.id and u.status = 0)`.as("is_staff"),
    );

/** The account of an email address, or undefined. */
export const accountByEmail = (db: Bound, email: string) =>
  knownAccounts(db).where("email_normalised", "=", normaliseEmail(email)).executeTakeFirst();

export const accountById = (db: Bound, id: number) => knownAccounts(db).where("id", "=", id).executeTakeFirst();

/** Names of the shops with these ids, with the first label of their hosts and the domain of their own that is active. */
export const shopsByIds = (db: Bound, ids: DivisionId[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("divisions as d")
        .leftJoin("subdomains as s", "s.division_id", "d.id")
        .leftJoin("custom_domains as c", (join) => join.onRef("c.division_id", "=", "d.id").on("c.active", "=", true))
        .where("d.id", "in", ids)
        .select(["d.id", "d.name", "d.currency", "s.label", "c.host as own"])
        .orderBy("d.name")
        .execute();

/** The customer of an address, locked: of two sign-ins at once one joins it. */
export const customerByAddress = (db: Bound, divisionId: DivisionId, emailNormalised: string) =>
  db
    .selectFrom("customers")
    .where("division_id", "=", divisionId)
    .where("email_normalised", "=", emailNormalised)
    .select(["id", "account_id"])
    .forUpdate()
    .executeTakeFirst();

/** How many orders a customer has made here; counting stops at `mostOrdersCounted`. */
export const ordersOf = async (db: Bound, divisionId: DivisionId, customerId: number): Promise<number> => {
  const rows = await db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("customer_id", "=", customerId)
    .where("deleted_at", "is", null)
    .select("id")
    .limit(mostOrdersCounted)
    .execute();
  return rows.length;
};
