// What is offered to a shopper who returns something: one table of reasons and offers, each with its conditions.
// Sources: print-on-demand section 3 "Returns/reprints" and section 1 "Law and tax facts" (made to order goods have no
// right of withdrawal, faulty ones can be rejected within 30 days and made good for six months).
import type { ReturnReason } from "./return-reasons.ts";

export const offers = {
  reprint: "Made again and sent, free of charge",
  refund: "Money back",
  exchange: "Another size or colour instead",
  resend: "Sent again, free of charge",
  postage_refund: "Postage back",
} as const;

export type Offer = keyof typeof offers;

export interface ReturnFacts {
  reason: ReturnReason;
  /** Made to the buyer's own words or picture. */
  isPersonalised: boolean;
  /** Whole days since the parcel left; null while it has not. */
  daysSincePosted: number | null;
  /** Whole days since the carrier delivered it; null where the carrier has not reported it. */
  daysSinceDelivered: number | null;
  /** Whole days since its service takes to arrive, where the carrier reports nothing; less than 0 before that. */
  daysSinceDue?: number;
  /** Days after posting by which the carrier's service counts a parcel as lost. */
  carrierLostDays: number;
  /** Whole days past the promised day, when it came or until now; 0 or less is in time. */
  daysLate: number;
  hasPhoto: boolean;
  /** Units of the line that can still come back: bought, less returned and cancelled. */
  activeQuantity: number;
}

export interface OfferView {
  offer: Offer;
  name: string;
  isOpen: boolean;
  /** The reason why not, or how it goes. */
  note: string;
}

/** Days after delivery within which each is done. */
export const withdrawalDays = 14;
export const exchangeDays = 30;
export const faultyRefundDays = 30;
export const faultyReprintDays = 180;

type Condition = (facts: ReturnFacts) => string | null;

const sent: Condition = (f) =>
  f.daysSincePosted === null ? "It has not been sent yet. You can still cancel it." : null;
const somethingLeft: Condition = (f) => (f.activeQuantity > 0 ? null : "All of it has been returned already.");
const notPersonalised: Condition = (f) =>
  f.isPersonalised ? "It was made with your own words or picture, so it can only come back when it is faulty." : null;
const photo: Condition = (f) => (f.hasPhoto ? null : "Send us one photo of it.");
const arrivedWithin =
  (days: number): Condition =>
  (f) =>
    (f.daysSinceDelivered ?? f.daysSinceDue ?? 0) <= days ? null : `It came more than ${days} days ago.`;
const notDelivered: Condition = (f) =>
  f.daysSinceDelivered === null ? null : "The carrier says that it was delivered. Write to us, and we ask them where.";
const countsAsLost: Condition = (f) => {
  const daysLeft = f.carrierLostDays - (f.daysSincePosted ?? 0);
  if (daysLeft <= 0) return null;
  return `It is still on its way. Ask again ${daysLeft === 1 ? "tomorrow" : `${daysLeft} days from now`}.`;
};
/** Without a word of the carrier nobody here knows when it came, only that it left in time. */
const cameLate: Condition = (f) => {
  if (f.daysLate > 0) return null;
  return f.daysSinceDelivered === null
    ? "It left in time to come by the day that we promised. If it came later, write to us."
    : "It came by the day that we promised.";
};

interface Row {
  offer: Offer;
  conditions: readonly Condition[];
  note: string;
}

const faulty: readonly Row[] = [
  row(
    "reprint",
    [sent, somethingLeft, photo, arrivedWithin(faultyReprintDays)],
    "We make it again before other work. Keep the faulty one.",
  ),
  row(
    "refund",
    [sent, somethingLeft, photo, arrivedWithin(faultyRefundDays)],
    "The money goes back the way it came. Keep the faulty one.",
  ),
];

/** What each reason opens, the best offer first. */
const table: Record<ReturnReason, readonly Row[]> = {
  faulty_print: faulty,
  faulty_garment: faulty,
  wrong_item: faulty,
  damaged_in_transit: faulty,
  failed_to_arrive: [
    row("resend", [sent, somethingLeft, notDelivered, countsAsLost], "We make it again and send it."),
    row("refund", [sent, somethingLeft, notDelivered, countsAsLost], "The money goes back the way it came."),
  ],
  late: [row("postage_refund", [sent, cameLate], "What you paid for the delivery goes back the way it came.")],
  wrong_size: [
    row(
      "exchange",
      [sent, somethingLeft, notPersonalised, arrivedWithin(exchangeDays)],
      "Send it back unworn, and we make the other size.",
    ),
  ],
  changed_mind: [
    row(
      "refund",
      [sent, somethingLeft, notPersonalised, arrivedWithin(withdrawalDays)],
      "Send it back unworn. The money goes back the way it came.",
    ),
  ],
};

function row(offer: Offer, conditions: readonly Condition[], note: string): Row {
  return { offer, conditions, note };
}

/** What a shopper is offered for this reason, each open or with the sentence against it. */
export const decideReturn = (facts: ReturnFacts): OfferView[] =>
  table[facts.reason].map(({ offer, conditions, note }) => {
    const against = conditions.map((condition) => condition(facts)).find((sentence) => sentence !== null);
    return { offer, name: offers[offer], isOpen: against === undefined, note: against ?? note };
  });

/** Whether the garment has to come back before the offer is fulfilled: only what the shopper no longer wants. */
export const mustComeBack = (reason: ReturnReason): boolean => reason === "wrong_size" || reason === "changed_mind";
