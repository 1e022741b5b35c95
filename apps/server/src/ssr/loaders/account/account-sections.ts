// What each section of the account shows, by the first part of its address below /account/.
import type { SavedAddress } from "@selvedge/contracts/customers/customer-forms";
import type { AccountView, OrderList, OwnOrder } from "@selvedge/contracts/pages/account-page";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { addressLimit } from "@selvedge/domain/limits";
import { addressFormOf } from "@selvedge/domain/shipping/address-form/address-form";
import { usualCountry } from "@selvedge/domain/shipping/usual-country";
import { ownSubscription } from "../../../modules/growth/subscribers/index.ts";
import { countOwnOrders, listOwnOrders, ordersPerPage } from "../../../modules/orders/own-orders/index.ts";
import {
  type CustomerVisit,
  deletionOf,
  type findCustomer,
  listAddresses,
  wantsSignInAlerts,
} from "../../../modules/people/customers/index.ts";
import type { Platform } from "../../../platform.ts";
import type { Visit } from "../../visit.ts";
import { countries } from "../countries.ts";

export const accountPath = "/account/";
export const accountPaths = {
  addresses: `${accountPath}addresses/`,
  newAddress: `${accountPath}addresses/new/`,
  mails: `${accountPath}emails/`,
  details: `${accountPath}details/`,
  delete: `${accountPath}delete/`,
};

/** A signed-in customer in one visit. */
export interface Own extends CustomerVisit {
  visit: Visit;
  customer: Awaited<ReturnType<typeof findCustomer>>;
}

type Section = (own: Own) => Promise<AccountView | null>;

/** A section that has no addresses below its own. */
const flat =
  (section: Section): Section =>
  async (own) =>
    own.visit.params.id === undefined ? section(own) : null;

const orders: Section = async ({ visit, customer }) => {
  const { platform, division, query } = visit;
  const list = await orderList(platform, division.id, customer.ids, query.get("page"));
  return list && { section: "orders", ...list, orders: list.orders.map(ownLinks) };
};

/** An order's links through the account, which open it in this browser on the way. */
const ownLinks = (order: OwnOrder): OwnOrder => {
  const path = `${accountPath}orders/${order.reference}/`;
  return { ...order, receiptPath: path, invoicePath: order.invoicePath && `${path}invoice/` };
};

/** A page of customers' orders; null where there is no such page. */
export const orderList = (
  platform: Platform,
  divisionId: DivisionId,
  customerIds: readonly number[],
  wanted: string | null,
): Promise<OrderList | null> =>
  withDivision(platform.pools.web, divisionId, async (db) => {
    const page = /^[1-9]\d{0,4}$/.test(wanted ?? "1") ? Number(wanted ?? "1") : 0;
    const pages = Math.max(1, Math.ceil((await countOwnOrders(db, divisionId, customerIds)) / ordersPerPage));
    if (page < 1 || page > pages) return null;
    return { orders: await listOwnOrders(platform, db, divisionId, { customerIds, page }), page, pages };
  });

const addresses: Section = async (own) => {
  const { id, step } = own.visit.params;
  const known = await listAddresses(own.visit.platform, own);
  if (id === undefined) return { section: "addresses", addresses: known, mayAdd: known.length < addressLimit };
  if (id === "new") return step === undefined ? newAddress(own, known.length === 0) : null;
  const address = known.find((each) => String(each.id) === id);
  if (!address) return null;
  if (step === "delete") return { section: "removeAddress", address };
  return step === undefined ? addressView(own, address.id, address) : null;
};

const newAddress = (own: Own, isDefault: boolean): AccountView => {
  const { firstName, lastName, phone } = own.customer;
  const empty = { company: "", street: "", street2: "", city: "", state: "", zip: "" };
  const address = { firstName, lastName, phone, ...empty, country: usualCountry, isDefault };
  return addressView(own, null, address);
};

/** The fields are those of the country that is typed, which another one may have replaced. */
const addressView = ({ visit: { form } }: Own, id: number | null, address: SavedAddress): AccountView => {
  const typed = form?.values.country ?? "";
  const country = countries.some(({ code }) => code === typed) ? typed : address.country;
  const filled = form ? form.values : address;
  return { section: "address", id, address, fields: addressFormOf(country, filled as FilledParts), countries };
};

type FilledParts = Parameters<typeof addressFormOf>[1];

const mails: Section = async ({ visit, account, divisionId }) => {
  const [newsletter, alerts] = await Promise.all([
    ownSubscription(visit.platform, divisionId, account.email),
    wantsSignInAlerts(visit.platform, account.id),
  ]);
  return { section: "mails", newsletter, wantsSignInAlerts: alerts };
};

const details: Section = async ({ customer: { firstName, lastName, phone } }) => ({
  section: "details",
  firstName,
  lastName,
  phone,
});

const deletion: Section = async (own) => ({ section: "delete", ...(await deletionOf(own.visit.platform, own)) });

export const accountSections: Readonly<Record<string, Section>> = {
  "": orders,
  addresses,
  emails: flat(mails),
  details: flat(details),
  delete: flat(deletion),
};
