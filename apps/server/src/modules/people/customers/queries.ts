// A person at one shop. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Account } from "../../../plugins/access/find-account.ts";

/**
 * The customers of a shop that are this account: those that were joined to it, and the one with its address as long as nobody
 * else's account has it. Only an address that is confirmed counts.
 */
export const customersOf = (db: Bound, divisionId: DivisionId, { id, email }: Pick<Account, "id" | "email">) =>
  db
    .selectFrom("customers")
    .where("division_id", "=", divisionId)
    .where("erased_at", "is", null)
    .where((is) =>
      is.or([
        is("account_id", "=", id),
        is.and([is("account_id", "is", null), is("email_normalised", "=", normaliseEmail(email))]),
      ]),
    )
    .select(["id", "first_name", "last_name", "phone"])
    .orderBy("id")
    .execute();

const addresses = (db: Bound, divisionId: DivisionId, customerIds: readonly number[]) =>
  db
    .selectFrom("customer_addresses")
    .where("division_id", "=", divisionId)
    .where("customer_id", "in", [...customerIds, 0])
    .select(["id", "first_name", "last_name", "company", "street", "city", "state", "country", "zip", "phone"])
    .select("is_default");

/** The addresses of customers: the default first, then as they were added. */
export const addressesOf = (db: Bound, divisionId: DivisionId, customerIds: readonly number[]) =>
  addresses(db, divisionId, customerIds).orderBy("is_default", "desc").orderBy("id").execute();

export type AddressRow = Awaited<ReturnType<typeof addressesOf>>[number];
