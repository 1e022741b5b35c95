import type { ListedAddress } from "@selvedge/contracts/pages/account-page";
import { withDivision } from "@selvedge/db/with-division";
import { splitStreet } from "@selvedge/domain/shipping/address-form/street-lines";
import { writtenAddress } from "@selvedge/domain/shipping/postal-address";
import type { Platform } from "../../../platform.ts";
import type { CustomerVisit } from "./find-customer.ts";
import { type AddressRow, addressesOf, customersOf } from "./queries.ts";

/** The addresses that a customer has saved here, the default first. */
export const listAddresses = (
  { pools }: Pick<Platform, "pools">,
  { account, divisionId }: CustomerVisit,
): Promise<ListedAddress[]> =>
  withDivision(pools.web, divisionId, async (db) => {
    const ids = (await customersOf(db, divisionId, account)).map(({ id }) => id);
    return (await addressesOf(db, divisionId, ids)).map(present);
  });

function present(row: AddressRow): ListedAddress {
  const address = {
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    street: row.street,
    city: row.city,
    state: row.state,
    country: row.country,
    zip: row.zip,
  };
  const saved = { ...address, ...splitStreet(row.street), phone: row.phone, isDefault: row.is_default };
  return { id: row.id, ...saved, ...writtenAddress(address) };
}
