import type { SavedAddress } from "@selvedge/contracts/customers/customer-forms";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { writtenPostcode } from "@selvedge/domain/orders/receipt/written-postcode";
import { writtenRegion } from "@selvedge/domain/shipping/address-form/address-form";
import { joinedStreet } from "@selvedge/domain/shipping/address-form/street-lines";
import { normaliseEmail } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { Account } from "../../../plugins/access/find-account.ts";

/**
 * The customer that an account is in a shop, made or joined to it if there is none. Its row is locked. null where another account
 * has the customer of this address.
 */
export async function ensureCustomer(
  db: Bound,
  divisionId: DivisionId,
  { id, email, fullName }: Pick<Account, "id" | "email" | "fullName">,
): Promise<number | null> {
  const [firstName = "", ...rest] = fullName.split(" ");
  const { rows } = await sql<{ id: number; account_id: number }>`
    insert into customers (division_id, account_id, email, email_normalised, first_name, last_name)
    values (${divisionId}, ${id}, ${email}, ${normaliseEmail(email)}, ${firstName}, ${rest.join(" ")})
    on conflict (division_id, email_normalised) do update set account_id = coalesce(customers.account_id, excluded.account_id)
    returning id, account_id`.execute(db);
  const customer = rows[0]!;
  return customer.account_id === id ? customer.id : null;
}

const columnsOf = (address: SavedAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  street: joinedStreet(address),
  city: address.city,
  state: writtenRegion(address.country, address.state),
  country: address.country,
  zip: writtenPostcode(address.zip, address.country),
  phone: address.phone,
});

export const insertAddress = (
  db: Bound,
  divisionId: DivisionId,
  customerId: number,
  address: SavedAddress,
): Promise<unknown> =>
  db
    .insertInto("customer_addresses")
    .values({
      division_id: divisionId,
      customer_id: customerId,
      ...columnsOf(address),
      is_default: address.isDefault,
    })
    .execute();

export interface OneAddress {
  divisionId: DivisionId;
  customerIds: readonly number[];
  id: number;
}

const isThat = ({ divisionId, customerIds, id }: OneAddress) =>
  sql<boolean>`division_id = ${divisionId} and id = ${id} and customer_id = any(${[...customerIds]}::bigint[])`;

/** Changes an address of these customers; false for anybody else's. */
export async function updateAddress(db: Bound, one: OneAddress, address: SavedAddress, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable("customer_addresses")
    .where(isThat(one))
    .set({ ...columnsOf(address), updated_at: now })
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Removes an address of these customers; undefined for anybody else's. */
export const deleteAddress = (db: Bound, one: OneAddress) =>
  db.deleteFrom("customer_addresses").where(isThat(one)).returning("is_default").executeTakeFirst();

/** Makes one address the default, and no other; false for anybody else's. */
export async function setDefault(db: Bound, one: OneAddress): Promise<boolean> {
  const { divisionId, customerIds } = one;
  await db
    .updateTable("customer_addresses")
    .where("division_id", "=", divisionId)
    .where("customer_id", "in", [...customerIds, 0])
    .where("is_default", "=", true)
    .set({ is_default: false })
    .execute();
  const chosen = await db
    .updateTable("customer_addresses")
    .where(isThat(one))
    .set({ is_default: true })
    .returning("id")
    .executeTakeFirst();
  return chosen !== undefined;
}

/** Takes everything of a person out of these customers; their numbers stay under their orders. */
export async function eraseCustomers(
  db: Bound,
  divisionId: DivisionId,
  customerIds: readonly number[],
  now: Date,
): Promise<void> {
  const ids = [...customerIds, 0];
  const ofThem = <Name extends "customer_addresses" | "customer_tags">(table: Name) =>
    db
      .deleteFrom(table as "customer_addresses")
      .where("division_id", "=", divisionId)
      .where("customer_id", "in", ids)
      .execute();
  await Promise.all([
    sql`
      update customers set account_id = null, email = 'deleted-' || id || '@deleted.invalid',
        email_normalised = 'deleted-' || id || '@deleted.invalid', first_name = '', last_name = '', phone = '', username = null,
        company = '', job_title = '', avatar_path = '', website = '', mobile = '', twitter = '', facebook = '', tiktok = '',
        instagram = '', linkedin = '', youtube = '', erased_at = ${now}
      where division_id = ${divisionId} and id = any(${[...customerIds]}::bigint[])`.execute(db),
    ofThem("customer_addresses"),
    ofThem("customer_tags"),
    db
      .updateTable("customer_notes")
      .where("division_id", "=", divisionId)
      .where("customer_id", "in", ids)
      .set({ note: "Deleted with the customer's account.", deleted_at: now })
      .execute(),
  ]);
}

/** Deletes the baskets and favourites of an account in this shop, also those of its sessions. */
export const deleteBaskets = (db: Bound, divisionId: DivisionId, accountId: number): Promise<unknown> =>
  sql`
    delete from baskets where division_id = ${divisionId}
      and (owner_hash in (select token_hash from sessions where account_id = ${accountId})
        or owner_hash = sha256(convert_to('account ' || ${accountId}::int, 'UTF8')))`.execute(db);

/** Locks an account; false where nobody is signed in with it any more, as after a press that came first. */
export async function lockSignedIn(db: Bound, accountId: number): Promise<boolean> {
  await db.selectFrom("accounts").where("id", "=", accountId).select("id").forUpdate().execute();
  const session = await db.selectFrom("sessions").where("account_id", "=", accountId).select("id").executeTakeFirst();
  return session !== undefined;
}

/** Closes an account for good: nobody signs in with it, and its address is free for a new one. */
export async function closeAccount(db: Bound, accountId: number, now: Date): Promise<void> {
  for (const table of ["authenticators", "recovery_code_sets", "passkeys", "account_devices"] as const)
    await db.deleteFrom(table).where("account_id", "=", accountId).execute();
  await sql`
    update accounts set email = 'deleted-' || id || '@deleted.invalid', email_normalised = 'deleted-' || id || '@deleted.invalid',
      full_name = 'Deleted account', password_hash = '', disabled_at = ${now}, verified_at = null, second_factor_phone = null,
      wants_sign_in_alerts = false
    where id = ${accountId}`.execute(db);
}
