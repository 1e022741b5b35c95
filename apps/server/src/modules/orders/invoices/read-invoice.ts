// The invoice of a paid order, read off what was stored when it was paid.
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { fullDay } from "@selvedge/domain/dates/day-words";
import { paidWithOf } from "@selvedge/domain/gift-cards/paid-with";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { invoiceOf } from "@selvedge/domain/money/invoice";
import { formatMoney, toMajor } from "@selvedge/domain/money/money";
import { itemTotal } from "@selvedge/domain/money/order-totals";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import { wordsInOneLine, wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import { writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { serviceName } from "@selvedge/domain/shipping/services";
import { addDays } from "@selvedge/domain/shipping/working-days";
import { bankLines } from "@selvedge/domain/shops/bank-details";
import type { Config } from "../../../config.ts";
import type { Platform } from "../../../platform.ts";
import { idOfLink, linkOfId } from "../../../plugins/id-links.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { bankOf } from "../../site/company/index.ts";
import { amountsOf, postalAddressOf, sumsIncTax } from "../moves/index.ts";
import { type OwedOrder, owedOrder } from "../owed/index.ts";
import { type DifferenceRow, differencesOfOrder, digestOfHash, receiptHash } from "../receipt/index.ts";
import { type Supplement, supplementName, supplementsOfOrder } from "../supplements/index.ts";
import { companyOf, footOf, paidOrder, paidOrderByDigest, soldLines } from "./queries.ts";

/** The secret part of an invoice's address: 128 bits that open nothing else. */
export const invoiceLink = ({ secret }: Pick<Config, "secret">, divisionId: DivisionId, orderId: OrderId): string =>
  linkOfId(secret, { purpose: "invoice", divisionId, id: orderId });

/** Where the invoice of a receipt's order is; empty until it is paid. */
export async function invoicePathOf(
  { config, pools }: Platform,
  divisionId: DivisionId,
  orderHash: string,
): Promise<string> {
  const order = await withDivision(pools.web, divisionId, (db) =>
    paidOrderByDigest(db, divisionId, digestOfHash(orderHash)),
  );
  return order ? `/invoice/${invoiceLink(config, divisionId, order.id)}/` : "";
}

/**
 * The invoice behind a link, with its order's receipt and the parts of the buyer's address, or null: for a link that is made up,
 * another shop's, of an order that was never paid, or of a customer whose account here is deleted.
 */
export async function readInvoice({ config, pools }: Platform, division: Division, link: string) {
  const id = idOfLink(config.secret, { purpose: "invoice", divisionId: division.id, link });
  if (id === null) return null;
  const found = await withDivision(pools.web, division.id, (db) => invoiceOfOrder(db, division, id as OrderId));
  return found && { ...found, orderHash: receiptHash(config.secret, division.id, id as OrderId) };
}

type Shop = Pick<Division, "id" | "name" | "supportEmail">;

/** The invoice of an order that is paid or ordered on terms, or null. `isForShop`: for people who see every order of the shop. */
export async function invoiceOfOrder(db: Bound, division: Shop, id: OrderId, isForShop = false) {
  const [order, lines, company, differences, supplements, owed, foot] = await Promise.all([
    paidOrder(db, division.id, id, isForShop),
    soldLines(db, division.id, id),
    companyOf(db, division.id),
    differencesOfOrder(db, division.id, id),
    supplementsOfOrder(db, division.id, id),
    owedOrder(db, division.id, id),
    footOf(db, division.id),
  ]);
  if (!order) return null;
  const major = (minor: number) => toMajor(minor, order.currency);
  const amounts = amountsOf(order);
  const seller = sellerOf(division, company);
  const payTo = owed?.isOwed ? payToOf(company, order.reference) : [];
  const invoice = invoiceOf(lines.map(storedLine), amounts, supplements.map(partOf));
  return {
    email: order.email,
    contact: { firstName: order.billing_first_name, city: order.billing_city, country: order.billing_country },
    data: {
      number: order.reference,
      placedAt: order.created_at.toISOString(),
      dated: (order.dueOn === null ? order.paid_at! : orderedOn(order)).toISOString(),
      due: order.dueOn
        ? { on: order.dueOn, poNumber: order.po_number, paidOn: order.paid_at?.toISOString() ?? null }
        : null,
      standing: standingOf(order, owed),
      foot,
      payTo,
      currency: order.currency,
      seller,
      buyer: writtenAddress(postalAddressOf(order, "billing")),
      buyerVatNumber: order.vat_number,
      lines: [
        ...lines.map((line) => ({
          name: line.name,
          detail: [
            line.colour,
            line.size,
            line.bundle_name && `in ${line.bundle_name}`,
            wordsInOneLine(wordsOfLine(line.personalisation)),
          ]
            .filter(Boolean)
            .join(", "),
          quantity: line.quantity,
          rate: line.tax_rate,
          net: major(line.price_minor - line.discount_minor),
          tax: major(line.tax_minor),
          total: major(totalOf(line)),
        })),
        ...supplements.map((supplement) => elsewhereLine(supplement, major)),
      ],
      delivery: {
        name: serviceName(order.shipping_method),
        total: major(amounts.shippingMinor + amounts.shippingTaxMinor - amounts.dutyMinor),
      },
      vat: invoice.vat.map(({ rate, netMinor, taxMinor }) => ({ rate, net: major(netMinor), tax: major(taxMinor) })),
      duty: major(invoice.dutyMinor),
      net: major(invoice.netMinor),
      tax: major(invoice.taxMinor),
      total: major(invoice.totalMinor),
      notes: [
        ...discountNotes(order),
        ...differences.flatMap(differenceNote),
        ...invoice.notes,
        ...(owed?.isOwed && payTo.length === 0 ? [`Write to ${seller.email} to hear which account to pay to.`] : []),
      ],
    },
  };
}

/** The account that an invoice is paid to, with the reference to name; empty where the shop has not said it. */
export function payToOf(company: Awaited<ReturnType<typeof companyOf>>, reference: string): [string, string][] {
  const lines = bankLines(bankOf(company));
  return lines.length === 0 ? [] : [...lines, ["Reference", reference]];
}

/** The day on which terms began: the last day to pay, less the days of the terms. */
const orderedOn = ({ dueOn, termsDays }: Pick<PaidOrder, "dueOn" | "termsDays">): Date =>
  new Date(`${addDays(dueOn!, -(termsDays ?? 0))}T12:00:00Z`);

type PaidOrder = NonNullable<Awaited<ReturnType<typeof paidOrder>>>;

/** Whether it is paid, in a sentence. */
function standingOf(order: PaidOrder, owed: OwedOrder | undefined): string {
  const { status, reference, dueOn } = order;
  const paidWith = paidWithOf(order);
  if (status === "refunded" || status === "bespoke_refunded") return "This order has been refunded.";
  if (order.paid_at !== null)
    return dueOn === null
      ? `Paid in full with ${paidWith}.`
      : `Paid in full on ${fullDay(order.paid_at.toISOString(), "UTC")}. ${paidWith}.`;
  if (!owed?.isOwed) return "This order is cancelled. There is nothing to pay.";
  const { receivedMinor, totalMinor, currency } = owed;
  const by = `by ${fullDay(`${dueOn}T12:00:00Z`, "UTC")}. Name ${reference} with your payment.`;
  if (receivedMinor === 0) return `To pay ${by}`;
  return `${formatMoney(receivedMinor, currency)} is paid. ${formatMoney(totalMinor - receivedMinor, currency)} is to pay ${by}`;
}

/** The lines of an invoice are what was paid for them; what was taken off before is said beside them. */
function discountNotes(order: Parameters<typeof amountsOf>[0] & { coupon: string | null; currency: string }): string[] {
  const { discountIncTax } = sumsIncTax(amountsOf(order));
  if (discountIncTax === 0) return [];
  const codes = order.coupon?.split(", ") ?? [];
  const code = codes.length === 0 ? "" : ` with the code${codes.length === 1 ? "" : "s"} ${codes.join(" and ")}`;
  return [`A discount of ${formatMoney(discountIncTax, order.currency)}${code} is taken off these prices.`];
}

/** What went back for a size of a lower price. */
function differenceNote({ name, minor, currency, state, at, ...line }: DifferenceRow): string[] {
  if (state !== "returned") return [];
  const amount = formatMoney(Math.abs(minor), currency);
  const day = fullDay(at.toISOString(), "UTC");
  return [`${amount} went back for ${name}, ${changeWords(line)} on ${day}, under a credit note.`];
}

/** What was paid later for a dearer size is on an invoice of its own, and taken off this one. */
const elsewhereLine = (supplement: Supplement, major: (minor: number) => number) => ({
  name: `On supplementary invoice ${supplementName(supplement)}`,
  detail: `${supplement.name}, ${changeWords(supplement)}, paid on ${fullDay(supplement.issuedAt.toISOString(), "UTC")}`,
  quantity: supplement.pieces,
  rate: supplement.rate,
  net: major(-supplement.netMinor),
  tax: major(-supplement.taxMinor),
  total: major(-supplement.totalMinor),
});

const partOf = ({ treatment, rate, totalMinor, taxMinor }: Supplement) => ({
  ...{ treatment, rate, taxMinor },
  grossMinor: totalMinor,
});

type Line = Awaited<ReturnType<typeof soldLines>>[number];

const totalOf = (line: Line): number =>
  itemTotal({ priceMinor: line.price_minor, taxMinor: line.tax_minor, discountMinor: line.discount_minor });

const storedLine = (line: Line) => ({
  rate: line.tax_rate,
  treatment: line.tax_treatment,
  taxMinor: line.tax_minor,
  totalMinor: totalOf(line),
});

/** Who sells: the company as the shop has entered it, else what the shop is called and where it answers. */
export function sellerOf(
  division: Pick<Division, "name" | "supportEmail">,
  company: Awaited<ReturnType<typeof companyOf>>,
) {
  const address = company && {
    firstName: "",
    lastName: "",
    company: "",
    street: company.street,
    city: company.city,
    state: company.state,
    zip: company.zip,
    country: company.country,
  };
  return {
    name: company?.legal_name || company?.trading_name || division.name,
    tradingAs: company?.legal_name && company.legal_name !== division.name ? division.name : "",
    lines: address?.street ? writtenAddress(address).lines : [],
    email: company?.email || division.supportEmail,
    vatNumber: company?.vat_number ?? "",
    companyNumber: company?.company_number ?? "",
  };
}
