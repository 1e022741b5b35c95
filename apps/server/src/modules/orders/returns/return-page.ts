// What a shopper can return of an order, and what became of what they have returned.
import type { ReturnedOrder, ReturnView } from "@selvedge/contracts/pages/returns-page";
import { receiptHash } from "@selvedge/db/receipt-link";
import { withoutDivision } from "@selvedge/db/with-division";
import { fullDay } from "@selvedge/domain/dates/day-words";
import { paidWithOf } from "@selvedge/domain/gift-cards/paid-with";
import { formatMoney } from "@selvedge/domain/money/money";
import { decideRefund } from "@selvedge/domain/money/refund";
import { mustComeBack } from "@selvedge/domain/returns/decide-return";
import { findReturnReason, returnReasons } from "@selvedge/domain/returns/return-reasons";
import { returnKindWords, returnStates } from "@selvedge/domain/returns/return-states";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { remakablePieces } from "../children/index.ts";
import { parcelFacts, piecesLeft } from "../moves/index.ts";
import { digestOfHash } from "../receipt/index.ts";
import { presentCreditNotes, readMoney } from "../refunds/index.ts";
import { offersOf } from "./open-return.ts";
import { addressOfFactory, type ReturnRow, returnsOfOrder } from "./queries.ts";

/** The order behind a receipt's link as its returns page shows it, with the address that opens it; null for none. */
export const readReturnPage = (platform: Platform, division: Division, orderHash: string) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const order = await db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .where("paid_at", "is not", null)
      .select([
        "id",
        "reference",
        "email",
        "currency",
        "deleted_at",
        "factory_code",
        "payment_method",
        "total_minor",
        "gift_card_minor",
      ])
      .executeTakeFirst();
    if (!order) return null;
    const [pieces, left, parcel, returns, address, money] = await Promise.all([
      remakablePieces(platform, db, division.id, order.id),
      piecesLeft(db, division.id, order.id),
      parcelFacts(db, division.id, order.id, platform.now()),
      returnsOfOrder(db, division.id, order.id),
      addressOfFactory(db, order.factory_code),
      readMoney(db, division.id, order.id),
    ]);
    const pricePerPiece = (id: number): string => {
      const decision = decideRefund(money.order, money.earlier, { kind: "lines", lines: [{ id, quantity: 1 }] });
      return decision.ok ? formatMoney(decision.refund.amountMinor, order.currency) : "";
    };
    const closed =
      order.deleted_at !== null
        ? "This order is cancelled, so nothing of it was sent."
        : parcel
          ? ""
          : "This order has not been sent yet, so nothing can come back. Your order says what can still be changed.";
    const data: ReturnedOrder = {
      reference: order.reference,
      closed,
      paidWith: paidWithOf(order),
      lines: pieces.map(({ id, name, detail, imageUrl, left: most, variantId, variants }) => ({
        ...{ id, name, detail, imageUrl, left: most, pricePerPiece: pricePerPiece(id) },
        isPersonalised: left.find(({ itemId }) => itemId === id)?.isPersonalised ?? false,
        reasons: parcel
          ? returnReasons.map(({ code, name: words, asksForPhoto }) => ({
              ...{ code, name: words, asksForPhoto, comesBack: mustComeBack(code) },
              offers: offersOf({ itemId: id, reason: code, hasPhoto: true }, { parcel, left }),
            }))
          : [],
        sizes: variants
          .filter((variant) => variant.id !== variantId)
          .map((variant) => ({
            id: variant.id,
            label: [variant.colour, variant.size, priceWords(variant.extraMinor, order.currency)]
              .filter(Boolean)
              .join(", "),
            isAvailable: variant.isAvailable,
          })),
      })),
      returns: returns
        .map((row) => view(platform, division, { row, address, currency: order.currency, orderHash }))
        .reverse(),
    };
    return { data, email: order.email, orderId: order.id };
  });

/** What another size costs more or less; the exact sum is in the mail that follows. */
const priceWords = (extraMinor: number, currency: string): string =>
  extraMinor === 0
    ? ""
    : `${formatMoney(Math.abs(extraMinor), currency)} ${extraMinor > 0 ? "more to pay" : "goes back"}`;

interface Viewed {
  row: ReturnRow;
  address: Awaited<ReturnType<typeof addressOfFactory>>;
  currency: string;
  orderHash: string;
}

function view({ config }: Platform, division: Division, { row, address, currency, orderHash }: Viewed): ReturnView {
  const comesBack = row.lines.some(({ reason }) => mustComeBack(reason));
  const { state, child } = row;
  return {
    code: row.code,
    stateName: returnStates[state].name,
    isOpen: returnStates[state].isOpen,
    wishName: returnKindWords[row.wish],
    lines: row.lines.map(({ name, detail, wanted, quantity, reason }) => ({
      ...{ name, detail, wanted, quantity },
      reason: findReturnReason(reason)?.name ?? "",
    })),
    note: sentenceOf(row, currency),
    steps: stepsOf(row, comesBack, division.timeZone),
    address: state === "approved" && comesBack ? addressLines(division.name, row.code, address) : [],
    canWithdraw: state === "requested" || state === "approved",
    childPath: child ? `/receipt/${receiptHash(config.secret, division.id, child.id)}/` : "",
    childReference: child?.reference ?? "",
    creditNotes: presentCreditNotes(row.creditNotes, orderHash),
  };
}

const addressLines = (shop: string, code: string, { street, city, zip }: Viewed["address"]): string[] =>
  [`${shop} returns, ${code}`, street, `${city} ${zip}`.trim()].filter(Boolean);

/** Where a return is, in one sentence. */
function sentenceOf({ state, outcome, refundedMinor, child, lines }: ReturnRow, currency: string): string {
  if (state === "requested") return "We look at it and write to you within one working day.";
  if (state === "approved")
    return lines.some(({ reason }) => mustComeBack(reason))
      ? "Put it in any bag with this number on a piece of paper, and post it within 14 days."
      : "Agreed. Nothing has to come back.";
  if (state === "received") return "Your parcel is here. We look at what is in it and settle it next.";
  if (state === "withdrawn") return "You have taken this return back.";
  if (state === "declined" || outcome === "none") return "We could not agree to this return. The email says why.";
  if (child?.isOver) return `The difference for order ${child.reference} was not paid, so it is not made. Write to us.`;
  if (child?.isOwed)
    return `We make order ${child.reference} for you once its difference is paid. The email has the link.`;
  if (child) return `We make order ${child.reference} for you. There is nothing more to pay.`;
  return refundedMinor > 0 ? `${formatMoney(refundedMinor, currency)} is going back to you.` : "It is settled.";
}

/** The way of a return with the days that are known. */
function stepsOf(row: ReturnRow, comesBack: boolean, timeZone: string): ReturnView["steps"] {
  const day = (at: Date | null) => (at ? fullDay(at.toISOString(), timeZone) : "");
  const { state } = row;
  if (state === "declined" || state === "withdrawn") return [];
  const reached = { requested: 0, approved: 1, received: 2, closed: 3 }[state];
  const all = [
    { name: "Asked for", at: row.requestedAt, isDone: true },
    { name: "Agreed", at: row.decidedAt, isDone: reached >= 1 },
    ...(comesBack
      ? [{ name: "Arrived with us", at: row.receivedAt, isDone: reached >= 2 && row.receivedAt !== null }]
      : []),
    { name: "Settled", at: row.closedAt, isDone: reached >= 3 },
  ];
  return all.map(({ name, at, isDone }) => ({ name, day: isDone ? day(at) : "", isDone }));
}
