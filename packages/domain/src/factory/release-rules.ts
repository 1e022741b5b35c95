// Whether a paid order may go to the floor, as data. Source: print-on-demand section 3, row "paid > processing".
import type { OrderStatus } from "../orders/flows.ts";
import { holdThatStops } from "./holds.ts";

export interface ReleaseItem {
  name: string;
  approval: "draft" | "pending" | "approved" | "denied";
  /** Sides that carry a print; none means that nobody knows what to print. */
  sides: readonly string[];
  /** Sides whose print file has been made and read back. */
  verifiedSides: readonly string[];
}

export interface ReleaseFacts {
  status: OrderStatus;
  isDeleted: boolean;
  /** Codes of the holds that are open. */
  holds: readonly string[];
  items: readonly ReleaseItem[];
}

export type ReleaseRefusal =
  | "already_released"
  | "not_paid"
  | "cancelled"
  | "on_hold"
  | "product_denied"
  | "product_pending"
  | "print_files_missing";

export type ReleaseDecision = { ok: true } | { ok: false; code: ReleaseRefusal; reason: string };

const beforePayment: readonly OrderStatus[] = ["new", "to_be_paid"];

type Rule = (facts: ReleaseFacts) => { code: ReleaseRefusal; reason: string } | null;

/** In the order in which a person would want to hear them. */
const rules: readonly Rule[] = [
  ({ isDeleted }) => (isDeleted ? { code: "cancelled", reason: "The order is cancelled." } : null),
  ({ status }) =>
    beforePayment.includes(status) ? { code: "not_paid", reason: "The order has not been paid yet." } : null,
  ({ status }) =>
    status !== "paid" ? { code: "already_released", reason: "The order is on the floor already." } : null,
  ({ holds }) => {
    const hold = holdThatStops(holds, "release");
    return hold && { code: "on_hold", reason: `${hold.name} holds it. Release the hold first.` };
  },
  (facts) => aboutItems(facts, "product_denied", ({ approval }) => approval === "denied", "was denied by moderation."),
  (facts) => aboutItems(facts, "product_pending", ({ approval }) => approval !== "approved", "waits for approval."),
  (facts) => aboutItems(facts, "print_files_missing", isMissingFiles, "has no print file yet. It is being made."),
];

/** The first rule that refuses, with words for the person who asked; ok when none does. */
export function decideRelease(facts: ReleaseFacts): ReleaseDecision {
  for (const rule of rules) {
    const refusal = rule(facts);
    if (refusal) return { ok: false, ...refusal };
  }
  return { ok: true };
}

const isMissingFiles = ({ sides, verifiedSides }: ReleaseItem): boolean =>
  sides.length === 0 || sides.some((side) => !verifiedSides.includes(side));

function aboutItems(
  { items }: ReleaseFacts,
  code: ReleaseRefusal,
  isMeant: (item: ReleaseItem) => boolean,
  says: string,
): { code: ReleaseRefusal; reason: string } | null {
  const names = [...new Set(items.filter(isMeant).map(({ name }) => name))];
  return names.length === 0 ? null : { code, reason: `${names.join(", ")} ${says}` };
}
