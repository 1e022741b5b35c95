// A shopper's account in a shop: a section for each address below /account/.
import type { AccountPageData, AccountView } from "@selvedge/contracts/pages/account-page";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { invoicePathOf } from "../../../modules/orders/invoices/index.ts";
import { countOwnOrders, findOwnOrder } from "../../../modules/orders/own-orders/index.ts";
import { openReceipt } from "../../../modules/orders/receipt/index.ts";
import { type CustomerVisit, findCustomer, listAddresses } from "../../../modules/people/customers/index.ts";
import { readBasket } from "../../../modules/shop/basket/index.ts";
import type { Platform } from "../../../platform.ts";
import { findAccount } from "../../../plugins/access/find-account.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";
import { accountPath, accountSections, type Own } from "./account-sections.ts";

const gone = { ...missing, isPrivate: true } as const;

export async function account(visit: Visit): Promise<Loaded<"account">> {
  const { platform, request, params, division } = visit;
  const found = (await findAccount(platform, request))!;
  const of: CustomerVisit = { account: found, divisionId: division.id, requestId: request.id };
  if (!found.isVerified) return page(visit, { name: found.fullName, email: found.email }, { section: "unconfirmed" });
  const own: Own = { ...of, visit, customer: await findCustomer(platform, of) };
  if (params.section === "orders" && params.id !== undefined) return leadToOrder(own, params.id);
  const view = await accountSections[params.section ?? ""]?.(own);
  if (!view) return gone;
  const { firstName, lastName } = own.customer;
  return page(visit, { name: `${firstName} ${lastName}`.trim(), email: found.email }, view, await countsOf(own));
}

/**
 * Opens the receipt of an order of this customer in this browser, and leads there or to the invoice. Anybody else's is not
 * found, nor is the invoice of one that was never paid.
 */
async function leadToOrder({ visit, customer, divisionId }: Own, reference: string): Promise<Loaded<"account">> {
  const { platform, request, reply, params } = visit;
  const order = await withDivision(platform.pools.web, divisionId, (db) =>
    findOwnOrder(platform, db, divisionId, { customerIds: customer.ids, reference }),
  );
  if (!order) return gone;
  const to = await ways[params.step ?? ""]?.(platform, divisionId, order.orderHash);
  if (!to) return gone;
  openReceipt(platform, request, reply, order.orderHash);
  return { kind: "redirect", to, status: 303 };
}

type Way = (platform: Platform, divisionId: DivisionId, orderHash: string) => Promise<string>;

const ways: Readonly<Record<string, Way>> = {
  "": async (_, __, orderHash) => `/receipt/${orderHash}/`,
  invoice: invoicePathOf,
};

async function countsOf({ visit, customer, ...of }: Own): Promise<AccountPageData["counts"]> {
  const { platform, division, request } = visit;
  const [orders, addresses, favourites] = await Promise.all([
    withDivision(platform.pools.web, division.id, (db) => countOwnOrders(db, division.id, customer.ids)),
    listAddresses(platform, of),
    readBasket(platform, division, request.sessionToken, "favourites"),
  ]);
  return { orders, addresses: addresses.length, favourites: favourites.items.length };
}

const titles: Readonly<Record<AccountView["section"], string>> = {
  unconfirmed: "Confirm your email",
  orders: "Your orders",
  addresses: "Your addresses",
  address: "Address",
  removeAddress: "Delete this address?",
  mails: "Emails",
  details: "Your details",
  delete: "Delete your account?",
};

const notices: Readonly<Record<string, string>> = {
  saved: "Saved.",
  removed: "The address is deleted.",
  preferred: "The checkout starts with this address from now on.",
  subscribed: "You're on the newsletter's list.",
  unsubscribed: "You're off the newsletter's list.",
};

const noCounts = { orders: 0, addresses: 0, favourites: 0 };

function page(
  { form, query }: Visit,
  person: Pick<AccountPageData, "name" | "email">,
  view: AccountView,
  counts: AccountPageData["counts"] = noCounts,
): Loaded<"account"> {
  // A form that only asks for the fields of another country has nothing wrong with it.
  const isRefused = form !== null && (form.message !== "" || Object.keys(form.errors).length > 0);
  return loadedPage<"account">({
    route: "account",
    data: { ...person, counts, view, notice: form ? "" : (notices[query.get("done") ?? ""] ?? ""), form },
    meta: {
      title: isRefused ? `Please check what you typed: ${titles[view.section]}` : titles[view.section],
      description: "",
      canonicalPath: accountPath,
      isNoindex: true,
    },
    status: isRefused ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}
