// What a colleague can do with a quote now, and why not; and what is missing before making can start.

import { dayName } from "@selvedge/domain/dates/day-words";
import { allowedActions, type OrderAction } from "@selvedge/domain/orders/allowed-actions";
import { type OrderStatus, stageOf } from "@selvedge/domain/orders/flows";
import type { ItemFacts } from "@selvedge/domain/orders/guards";
import { roleForbids } from "@selvedge/domain/orders/transitions";
import type { ProofRow, QuoteRow, StyleRow } from "../../orders/quotes/index.ts";

export interface DeskState {
  order: { status: OrderStatus; deleted_at: Date | null; paid_at: Date | null; po_number: string };
  quote: QuoteRow;
  styles: readonly StyleRow[];
  proofs: readonly ProofRow[];
  known: {
    holds?: readonly string[] | undefined;
    printedLabels?: number | undefined;
    hasShipped?: boolean | undefined;
  };
  items: readonly ItemFacts[];
}

/** The desk's buttons. */
const codes: readonly OrderAction[] = [
  "wake_quote",
  "cancel",
  "mark_paid",
  "authorise_terms",
  "refuse_terms",
  "send_proof",
  "approve_proof",
  "confirm_po",
  "start_production",
];

const answerable: readonly OrderStatus[] = [
  "quote",
  "bespoke_idle",
  "bespoke_requested_terms",
  "bespoke_authorised_terms",
];

export function actionsOfQuote(state: DeskState, permissions: readonly string[]) {
  const { order, quote, styles, known, items } = state;
  const isDeleted = order.deleted_at !== null;
  const facts = {
    ...known,
    ...{ flow: "bespoke" as const, status: order.status, activeLabels: 0, isDeleted, items },
    ...{ areTermsAuthorised: quote.termsDays !== null, isProofCurrent: true, isApprovalOnFile: true },
  };
  const found = allowedActions(facts, { kind: "staff", permissions }).filter(({ code }) => codes.includes(code));
  const may = permissions.includes("quotes.write");
  const isAnswerable = !isDeleted && answerable.includes(order.status);
  const answer = {
    code: "answer",
    isAllowed: may && isAnswerable,
    note: may
      ? isAnswerable
        ? "mails the price"
        : "A proof is with the customer: its price stays."
      : roleForbids("staff"),
  };
  return [
    answer,
    ...found.map(({ code, isAllowed, note }) => {
      // Another proof of one that waits moves nothing, so the table has no move for it.
      const isNext = code === "send_proof" && order.status === "bespoke_mockup" && permissions.includes("quotes.proof");
      if (code === "send_proof" && styles.length === 0)
        return { code, isAllowed: false, note: "Answer the quote first." };
      return { code, isAllowed: isAllowed || (isNext && !isDeleted), note };
    }),
  ];
}

/** What has to be done before making starts, in order, with whether it is. */
export function stepsOfQuote({ order, quote, styles, proofs, items }: DeskState) {
  const { status } = order;
  const isPast = (other: OrderStatus) => stageOf("bespoke", status) > stageOf("bespoke", other);
  const isApproved = status === "bespoke_approved" || isPast("bespoke_approved");
  const toName = styles.reduce((sum, { quantities }) => sum + (quantities[""] ?? 0), 0);
  const isOrdered = isPast("bespoke_approved");
  const areFilesReady =
    items.length > 0 &&
    items.every(({ sides, verifiedSides }) => sides.length > 0 && sides.every((side) => verifiedSides.includes(side)));
  const newest = proofs[0];
  return [
    {
      name: "Price sent",
      isDone: quote.answeredAt !== null,
      note: quote.validUntil && !isApproved ? `holds until ${dayName(quote.validUntil)}` : "",
    },
    {
      name: "Proof approved",
      isDone: isApproved,
      note: isApproved
        ? ""
        : newest?.answer === "changes"
          ? "wants changes"
          : newest
            ? "with the customer"
            : "none yet",
    },
    {
      name: "Every size named",
      isDone: styles.length > 0 && toName === 0,
      note: toName > 0 ? `${toName} to name` : "",
    },
    {
      name: "Paid or ordered",
      isDone: isOrdered,
      note: order.paid_at !== null ? "paid" : order.po_number ? `order ${order.po_number}` : "",
    },
    { name: "Print files made", isDone: areFilesReady, note: "" },
  ];
}
