// A sale as its buyer sees it: on the page where it is paid, and on the one after it.
import { withDivision } from "@selvedge/db/with-division";
import { fullDay } from "@selvedge/domain/dates/day-words";
import { toMajor } from "@selvedge/domain/money/money";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { saleOfLink } from "./links.ts";
import { findSale, type SaleRow } from "./queries.ts";

const saleBehind = async (platform: Platform, division: Division, link: string): Promise<SaleRow | null> => {
  const id = saleOfLink(platform.config, division.id, link);
  if (id === null) return null;
  return (await withDivision(platform.pools.web, division.id, (db) => findSale(db, division.id, id))) ?? null;
};

/** Where the buyer of a link reads what became of it. */
export const boughtPath = (link: string): string => `/gift-card/bought/${link}/`;

/** What is paid at a link, as the page shows orders that were placed before; null for one that is no sale of this shop. */
export async function owedSale(platform: Platform, division: Division, link: string) {
  const sale = await saleBehind(platform, division, link);
  if (!sale) return null;
  const total = toMajor(sale.amountMinor, sale.currency);
  return {
    title: "Pay for a gift card",
    reference: "Gift card",
    currency: sale.currency,
    lines: [{ name: "Gift card", detail: `for ${sale.recipientName}`, quantity: 1, image: "", total }],
    delivery: null,
    giftCards: [],
    mayEnterGiftCard: false,
    tax: 0,
    total,
    isPaid: sale.state !== "open",
    receiptPath: boughtPath(link),
  };
}

/** What a buyer reads once it is paid; null for another link, `isPaid` false while it is not. */
export async function boughtSale(platform: Platform, division: Division, link: string) {
  const sale = await saleBehind(platform, division, link);
  if (!sale) return null;
  const { amountMinor, currency, recipientName, recipientEmail, sendOn, sentAt, state, paymentMethod, buyerEmail } =
    sale;
  return {
    isPaid: state !== "open",
    isRefunded: state === "refunded",
    amount: toMajor(amountMinor, currency),
    currency,
    ...{ recipientName, recipientEmail, buyerEmail },
    sendDay: fullDay(`${sendOn}T12:00:00Z`, "UTC"),
    isSent: sentAt !== null,
    isToday: sendOn <= platform.now().toISOString().slice(0, 10),
    paidWith: paymentMethod,
  };
}
