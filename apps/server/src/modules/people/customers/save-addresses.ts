// Adding, changing, removing and preferring an address. Anybody else's address is not found.
import type { SavedAddress } from "@selvedge/contracts/customers/customer-forms";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { addressLimit } from "@selvedge/domain/limits";
import { joinedStreet } from "@selvedge/domain/shipping/address-form/street-lines";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { CustomerVisit } from "./find-customer.ts";
import { addressesOf, customersOf } from "./queries.ts";
import {
  deleteAddress,
  ensureCustomer,
  insertAddress,
  type OneAddress,
  setDefault,
  updateAddress,
} from "./write-queries.ts";

/** Saves another address; the first one is the default. Throws validation where there are as many as may be saved. */
export const addAddress = (platform: Platform, visit: CustomerVisit, address: SavedAddress): Promise<void> =>
  inShop(platform, visit, async (db, customerIds, own) => {
    const known = await addressesOf(db, visit.divisionId, customerIds);
    if (known.some((each) => isSame(each, address))) return;
    if (known.length >= addressLimit)
      throw new Refusal("validation", { message: `You can save up to ${addressLimit} addresses. Delete one first.` });
    const isDefault = address.isDefault || known.length === 0;
    if (isDefault) await setDefault(db, { divisionId: visit.divisionId, customerIds, id: 0 });
    await insertAddress(db, visit.divisionId, own, { ...address, isDefault });
  });

export const changeAddress = (
  platform: Platform,
  visit: CustomerVisit,
  { id, address }: { id: number; address: SavedAddress },
): Promise<void> =>
  inShop(platform, visit, async (db, customerIds) => {
    const one = { divisionId: visit.divisionId, customerIds, id };
    found(await updateAddress(db, one, address, platform.now()));
    if (address.isDefault) await setDefault(db, one);
  });

/** Removes an address; where it was the default, the oldest other one becomes it. */
export const removeAddress = (platform: Platform, visit: CustomerVisit, id: number): Promise<void> =>
  inShop(platform, visit, async (db, customerIds) => {
    const of: Omit<OneAddress, "id"> = { divisionId: visit.divisionId, customerIds };
    const removed = await deleteAddress(db, { ...of, id });
    found(removed);
    const [oldest] = await addressesOf(db, visit.divisionId, customerIds);
    if (removed?.is_default && oldest) await setDefault(db, { ...of, id: oldest.id });
  });

export const preferAddress = (platform: Platform, visit: CustomerVisit, id: number): Promise<void> =>
  inShop(platform, visit, async (db, customerIds) => {
    found(await setDefault(db, { divisionId: visit.divisionId, customerIds, id }));
  });

/** The customer's own row is the lock: two tabs change their addresses one after the other. */
const inShop = (
  { pools }: Pick<Platform, "pools">,
  { account, divisionId }: CustomerVisit,
  act: (db: Bound, customerIds: number[], own: number) => Promise<void>,
): Promise<void> =>
  withDivision(pools.web, divisionId, async (db) => {
    const ensured = await ensureCustomer(db, divisionId, account);
    const ids = (await customersOf(db, divisionId, account)).map(({ id }) => id);
    const own = ensured ?? ids[0];
    if (own === undefined) throw new Refusal("validation", { message: takenAddress });
    await act(db, ids, own);
  });

const takenAddress =
  "Another account here was opened with your email address. Write to the shop, and they can tell you two apart.";

function found(row: unknown): void {
  if (!row) throw new Refusal("notFound");
}

/** A form that is sent twice saves one address. */
const isSame = (row: Awaited<ReturnType<typeof addressesOf>>[number], address: SavedAddress): boolean =>
  row.first_name === address.firstName &&
  row.last_name === address.lastName &&
  row.company === address.company &&
  row.street === joinedStreet(address) &&
  row.city === address.city &&
  row.state === address.state &&
  row.country === address.country &&
  row.phone === address.phone &&
  row.zip.replaceAll(" ", "").toUpperCase() === address.zip.replaceAll(" ", "").toUpperCase();
