// A quote as its customer reads it, on the page that its mails lead to.
import type { OwnQuote } from "@selvedge/contracts/pages/quote-page";
import { withDivision } from "@selvedge/db/with-division";
import { toMajor } from "@selvedge/domain/money/money";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { mayMove } from "@selvedge/domain/orders/transitions";
import { piecesOf, styleNetMinor } from "@selvedge/domain/quotes/quote-totals";
import { addressFormOf } from "@selvedge/domain/shipping/address-form/address-form";
import { splitStreet } from "@selvedge/domain/shipping/address-form/street-lines";
import { countryName } from "@selvedge/domain/shipping/postal-address";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { invoiceLink } from "../invoices/index.ts";
import { postalAddressOf } from "../moves/index.ts";
import { receiptHash } from "../receipt/index.ts";
import type { QuotedOrder } from "./move-quote.ts";
import { findQuote, newestProofs, proofsSeen, quoteArt, quoteProofs, quoteStyles } from "./queries.ts";
import { orderOfQuoteLink } from "./quote-link.ts";
import { ownWords, sideWords, sizeWords, stagesOf } from "./quote-words.ts";

/** The quote of a link, or null for one that is not this shop's. `typed` is what a form of the page had in it. */
export async function ownQuote(
  platform: Platform,
  division: Division,
  link: string,
  typed: Readonly<Record<string, string>> = {},
): Promise<OwnQuote | null> {
  const orderId = orderOfQuoteLink(platform.config, division.id, link);
  if (orderId === null) return null;
  const found = await withDivision(platform.pools.web, division.id, async (db) => {
    const [order, quote, styles, proofs, art] = await Promise.all([
      db
        .selectFrom("orders")
        .where("division_id", "=", division.id)
        .where("id", "=", orderId)
        .selectAll()
        .executeTakeFirst(),
      findQuote(db, division.id, orderId),
      quoteStyles(db, division.id, orderId),
      quoteProofs(db, division.id, orderId),
      quoteArt(db, division.id, orderId),
    ]);
    return order && quote ? { order, quote, styles, proofs, art } : null;
  });
  if (!found) return null;
  const { order, quote, styles, proofs, art } = found;
  const { status, currency } = order;
  const major = (minor: number) => toMajor(minor, currency);
  const picture = (sha256: string) => fileAddress(platform.origins, division.id, sha256);
  const hasTerms = quote.termsDays !== null;
  const isDeleted = order.deleted_at !== null;
  const newest = proofs[0];
  const secret = platform.config.secret;
  return {
    reference: order.reference,
    link,
    wants: quote.wants,
    quantity: quote.quantity,
    currency,
    ...ownWords({ status, isDeleted, quote, newest }, { hasTerms, poNumber: order.po_number }),
    stages: stagesOf(status),
    styles: newestProofs(styles, proofs).map(({ style, proof }) => ({
      id: style.id,
      name: style.name,
      detail: [findBlank(style.blankCode)?.name, style.colour, sideWords(style.sides)].filter(Boolean).join(", "),
      sizes: sizeWords(style.quantities),
      quantities: style.quantities,
      sizeNames: findBlank(style.blankCode)?.sizes.map(({ name }) => name) ?? [],
      pieces: piecesOf(style.quantities),
      unitNet: major(style.unitNetMinor),
      setUpNet: major(style.setUpNetMinor),
      net: major(styleNetMinor({ ...style, rate: 0 })),
      proof: proof
        ? {
            version: proof.version,
            images: proof.images.map(picture),
            words: proof.words,
            isApproved: proof.answer === "approved",
          }
        : null,
    })),
    price:
      quote.validUntil === null
        ? null
        : {
            net: major(order.subtotal_minor),
            delivery: major(order.shipping_minor),
            tax: major(order.goods_tax_minor + order.shipping_tax_minor),
            total: major(order.total_minor),
            validUntil: quote.validUntil,
            hasExpired: quote.validUntil < isoDay(platform.now()),
            words: quote.words,
          },
    art: art.map(({ name, thumb }) => ({ name, thumb: picture(thumb) })),
    may: mayOf(order, { hasTerms, hasPrice: quote.answeredAt !== null, wantsChanges: newest?.answer === "changes" }),
    seen: proofsSeen(styles, proofs),
    payPath: `/pay/${receiptHash(secret, division.id, orderId)}/`,
    receiptPath: `/receipt/${receiptHash(secret, division.id, orderId)}/`,
    invoicePath:
      order.paid_at !== null || quote.dueOn !== null
        ? `/invoice/${invoiceLink(platform.config, division.id, orderId)}/`
        : "",
    poNumber: order.po_number,
    terms: { days: quote.termsDays, dueOn: quote.dueOn, paidAt: order.paid_at?.toISOString() ?? null },
    address: addressOf(order, typed),
  };
}

interface Standing {
  hasTerms: boolean;
  hasPrice: boolean;
  wantsChanges: boolean;
}

function mayOf(order: QuotedOrder, { hasTerms, hasPrice, wantsChanges }: Standing): OwnQuote["may"] {
  const { status } = order;
  const may = (to: OrderStatus | "deleted") =>
    order.deleted_at === null &&
    mayMove({ flow: "bespoke", from: status, to, by: { kind: "shopper" }, facts: { isProofCurrent: true } }).ok;
  return {
    askTerms: hasPrice && may("bespoke_requested_terms"),
    answerProof: !wantsChanges && may("bespoke_approved"),
    giveOrderNumber: hasTerms && status === "bespoke_approved" && order.deleted_at === null,
    pay: status === "bespoke_approved" && order.deleted_at === null && order.paid_at === null,
    resume: status === "bespoke_idle" && may("quote"),
    end: may("deleted"),
  };
}

/** The form of the delivery address; before anything is typed it has what the quote was asked with. */
function addressOf(order: QuotedOrder, typed: Readonly<Record<string, string>>): OwnQuote["address"] {
  const stored = postalAddressOf(order, "shipping");
  const values = { ...stored, ...splitStreet(stored.street) };
  return {
    fields: addressFormOf(stored.country, "city" in typed ? typed : values),
    values,
    country: stored.country,
    countryName: countryName(stored.country),
  };
}
