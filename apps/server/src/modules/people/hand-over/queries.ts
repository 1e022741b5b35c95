import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** Whether a shop knows this account already. */
export const isCustomerOf = async (db: Bound, divisionId: DivisionId, accountId: number): Promise<boolean> => {
  const row = await db
    .selectFrom("customers")
    .where("division_id", "=", divisionId)
    .where("account_id", "=", accountId)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The shop that an account was used at last, with its host's first label; undefined for none, and for a closed one. */
export const shopOfShopper = (db: Bound, accountId: number) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("divisions as d", "d.id", "a.shopper_division_id")
    .innerJoin("subdomains as s", "s.division_id", "d.id")
    .leftJoin("custom_domains as c", (join) => join.onRef("c.division_id", "=", "d.id").on("c.active", "=", true))
    .where("a.id", "=", accountId)
    .where("d.disabled", "=", false)
    .select(["d.name", "s.label", "c.host as own"])
    .executeTakeFirst();
