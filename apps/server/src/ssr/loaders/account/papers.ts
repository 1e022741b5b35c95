// Pages behind the links of a customer's mails: the list of their orders, and an invoice.

import { countryName } from "@selvedge/domain/shipping/postal-address";
import { readInvoice } from "../../../modules/orders/invoices/index.ts";
import { customerOfHistory } from "../../../modules/orders/own-orders/index.ts";
import { canSeeAddress } from "../../../modules/orders/receipt/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";
import { orderList } from "./account-sections.ts";

const gone = { ...missing, isPrivate: true } as const;

/** The orders of the customer whose link it is, without a name and an address; without a link, the way to one's own. */
export async function history(visit: Visit): Promise<Loaded<"history">> {
  const { platform, division, params, query } = visit;
  const link = params.customerHash;
  if (!link) return { kind: "redirect", to: "/account/", status: 303 };
  const customerId = await customerOfHistory(platform, division.id, link);
  const list = customerId === null ? null : await orderList(platform, division.id, [customerId], query.get("page"));
  if (!list) return notFound(visit);
  // An invoice names its buyer: it is reached from the receipt and the account alone.
  const orders = list.orders.map((order) => ({ ...order, invoicePath: "" }));
  return loadedPage<"history">({
    route: "history",
    data: { ...list, orders, link },
    meta: { title: "Your orders", description: "", canonicalPath: "/order-history/", isNoindex: true },
    tags: [],
    isPrivate: true,
  });
}

/** The invoice behind a link. What a company owes names it. Of any other, who may not see the receipt's address reads first name, town and country of the buyer. */
export async function invoice(visit: Visit): Promise<Loaded<"invoice">> {
  const { platform, division, request, params } = visit;
  const found = await readInvoice(platform, division, params.orderHash!);
  if (!found) return notFound(visit);
  const { data, contact, orderHash, email } = found;
  const isMasked = data.due === null && !(await canSeeAddress(platform, request, orderHash, email));
  const buyer = isMasked
    ? { name: contact.firstName, lines: [contact.city, countryName(contact.country)] }
    : data.buyer;
  return loadedPage<"invoice">({
    route: "invoice",
    data: {
      ...data,
      buyer: { ...buyer, isMasked },
      pdfPath: `/omnis/v3/orders/invoices/${params.orderHash}/invoice.pdf`,
    },
    meta: { title: `Invoice ${data.number}`, description: "", canonicalPath: "/invoice/", isNoindex: true },
    tags: [],
    isPrivate: true,
  });
}

async function notFound({ platform, request }: Visit): Promise<typeof gone> {
  await countTry(platform.pools, limits.receipts, request.ip);
  return gone;
}
