// Where a quote stands, in words: for its customer, and for the desk.
import { formatMoney } from "@selvedge/domain/money/money";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { flows, stageOf, statusWords } from "@selvedge/domain/orders/flows";
import type { ProofRow, QuoteRow } from "./queries.ts";

/** The nine stages of the bespoke flow, as people call them. Source: platform-core §4. */
const stageNames = ["Quote", "Terms", "Proof", "Payment", "Planned", "Picked", "Printing", "Packing", "Sent"] as const;

/** Each stage with whether the order has passed it. */
export function stagesOf(status: OrderStatus) {
  const at = stageOf("bespoke", status);
  const last = flows.bespoke.length - 1;
  return stageNames.map((name, index) => ({
    name,
    state: index < at || at === last ? ("done" as const) : index === at ? ("now" as const) : ("next" as const),
  }));
}

interface Standing {
  status: OrderStatus;
  isDeleted: boolean;
  quote: Pick<QuoteRow, "answeredAt">;
  newest: Pick<ProofRow, "version" | "answer"> | undefined;
}

/** For the desk: the status, or what of it is still to come. */
export function stateName({ status, isDeleted, quote, newest }: Standing): string {
  if (isDeleted) return "Cancelled";
  if (status === "quote") return quote.answeredAt === null ? "Asked" : "Answered";
  if (status !== "bespoke_mockup") return statusWords[status].name;
  const proof = `Proof v${newest?.version ?? 1}`;
  return newest?.answer === "changes" ? `${proof}: wants changes` : `${proof} with customer`;
}

interface OwnWords {
  headline: string;
  lead: string;
}

/** For its customer: what has happened, and what comes next. */
export function ownWords(
  { status, isDeleted, quote, newest }: Standing,
  { hasTerms, poNumber }: { hasTerms: boolean; poNumber: string },
): OwnWords {
  if (isDeleted) return { headline: "This quote is cancelled", lead: "Nothing is made and nothing is charged." };
  const answered = quote.answeredAt !== null;
  const proofed = newest?.answer === "changes";
  const words: Partial<Record<OrderStatus, OwnWords>> = {
    quote: answered
      ? {
          headline: "Your price is ready",
          lead: "If it suits you, there is nothing to do yet: next we send you a proof of the print, and nothing is made before you approve it.",
        }
      : {
          headline: "We are working out your price",
          lead: "You get an email with it, usually within one working day.",
        },
    bespoke_idle: {
      headline: "Your quote is resting",
      lead: "We have not heard from you for two weeks. One press wakes it.",
    },
    bespoke_requested_terms: {
      headline: "We are looking at your terms",
      lead: "You have asked to pay by invoice. You get an email with the answer.",
    },
    bespoke_authorised_terms: {
      headline: "You can pay by invoice",
      lead: "Next we send you a proof of the print. Nothing is made before you approve it.",
    },
    bespoke_mockup: proofed
      ? { headline: "We are changing your proof", lead: "You get an email as soon as the next one is ready." }
      : {
          headline: "Your proof is ready to check",
          lead: "This is exactly what we print. Check spelling, colours and where it stands, then approve it or say what to change.",
        },
    bespoke_approved: poNumber
      ? {
          headline: "We have your purchase order",
          lead: "Your proof is approved. We confirm your order next, then make it and send an invoice.",
        }
      : hasTerms
        ? {
            headline: "Send us your purchase order",
            lead: "Your proof is approved. Give us the number of your purchase order, and we make it and send an invoice.",
          }
        : { headline: "Pay, and we make it", lead: "Your proof is approved. We start as soon as it is paid." },
    bespoke_paid: { headline: "Thank you. We make it next", lead: "It is paid, and planned into production." },
    po_confirmed: { headline: "Thank you. We make it next", lead: "Your purchase order is confirmed." },
    bespoke_shipped: { headline: "On its way", lead: "Every piece has been checked, packed and sent." },
    bespoke_refunded: { headline: "This order is refunded", lead: "Your money is on its way back." },
  };
  return words[status] ?? { headline: "We are making it", lead: "Your receipt follows every piece." };
}

/** "S 20, M 40", with those that nobody has named last. */
export const sizeWords = (quantities: Readonly<Record<string, number>>): string =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .toSorted(([one], [other]) => Number(one === "") - Number(other === ""))
    .map(([size, quantity]) => (size === "" ? `${quantity} to name` : `${size} ${quantity}`))
    .join(", ");

/** "Front and back". */
export const sideWords = (sides: readonly string[]): string => {
  const words = sides.join(" and ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const moneyWords = (minor: number, currency: string): string => formatMoney(minor, currency);
