// "What can I do now?": every action on an order for one person, allowed or with the reason why not. The server asks the
// same rules again when the action is made. Source: print-on-demand section 9, point 7.
import type { StaffPermission } from "../access/roles.ts";
import type { OrderStatus } from "../orders/flows.ts";
import { decideRelease, type ReleaseFacts } from "./release-rules.ts";

export type OrderAction = "release" | "hold" | "print_labels" | "packing_slip" | "issue" | "resume";

export interface ActionFacts extends ReleaseFacts {
  permissions: readonly string[];
  /** Labels that are neither cancelled nor replaced, and how many of them have been on paper. */
  activeLabels: number;
  printedLabels: number;
}

export interface AllowedAction {
  code: OrderAction;
  name: string;
  /** What it does, or why it cannot be done. */
  note: string;
  isAllowed: boolean;
  /** The key that does it. */
  key: string;
}

interface Rule {
  code: OrderAction;
  name: string;
  key: string;
  permission: StaffPermission;
  /** The reason against it, or null. */
  refusal: (facts: ActionFacts) => string | null;
  note: (facts: ActionFacts) => string;
}

const onFloor: readonly OrderStatus[] = ["processing", "label_printed", "printed", "consolidated", "packing"];
const ended: readonly OrderStatus[] = ["complete", "exchanged", "refunded"];

const rules: readonly Rule[] = [
  {
    code: "release",
    name: "Release to the floor",
    key: "R",
    permission: "orders.release",
    refusal: (facts) => {
      const decision = decideRelease(facts);
      return decision.ok ? null : decision.reason;
    },
    note: () => "makes one label for each garment",
  },
  {
    code: "print_labels",
    name: "Print labels",
    key: "L",
    permission: "labels.print",
    refusal: ({ activeLabels }) => (activeLabels === 0 ? "There are no labels before release." : null),
    note: ({ printedLabels }) => (printedLabels > 0 ? "again, which needs a reason" : "100 × 50 mm, one a garment"),
  },
  {
    code: "packing_slip",
    name: "Packing slip",
    key: "S",
    permission: "orders.read",
    refusal: ({ status }) => (status === "new" || status === "to_be_paid" ? "The order has not been paid yet." : null),
    note: () => "A4, in the shop's own look",
  },
  {
    code: "hold",
    name: "Place a hold",
    key: "H",
    permission: "orders.hold",
    refusal: ({ status }) => (ended.includes(status) ? "The order has left the house." : null),
    note: () => "stops the order at one step",
  },
  {
    code: "issue",
    name: "Stop, there is an issue",
    key: "I",
    permission: "orders.stop",
    refusal: ({ status }) =>
      onFloor.includes(status) ? null : "Only an order on the floor can be stopped. Place a hold.",
    note: () => "takes it off every queue",
  },
  {
    code: "resume",
    name: "Go on",
    key: "G",
    permission: "orders.resume",
    refusal: ({ status }) => (status === "issue" ? null : "The order is not stopped."),
    note: () => "back to where it was stopped",
  },
];

/** Every action in its order of use, allowed or refused with the reason in words. */
export const allowedActions = (facts: ActionFacts): AllowedAction[] =>
  rules.map((rule) => {
    const refusal = facts.permissions.includes(rule.permission)
      ? rule.refusal(facts)
      : "Your role does not allow it. Ask a lead.";
    return {
      code: rule.code,
      name: rule.name,
      key: rule.key,
      isAllowed: refusal === null,
      note: refusal ?? rule.note(facts),
    };
  });
