import { describe, expect, test } from "vitest";
import { permissionsOf, staffRoles, tradeRoles } from "../access/roles.ts";
import type { EffectName } from "./edge.ts";
import type { FlowName, OrderStatus } from "./flows.ts";
import { editWindowMinutes, type MoveFacts, quoteWithoutReplyDays } from "./guards.ts";
import { mayMove, type WantedMove } from "./transitions.ts";

const item = { name: "Luna Moth tee", approval: "approved", sides: ["front"], verifiedSides: ["front"] } as const;
const good: MoveFacts = {
  ...{ holds: [], items: [item], frisk: "pass", isPersonalisationComplete: true, isEditWindowOver: true },
  ...{ isBatchClosed: true, printedLabels: 0, isBasketValid: true, isStockThere: true, isAddressValid: true },
  ...{ payment: "matches", totalMinor: 1200, reason: "Because", isFullRefund: true, returnDecision: "approved" },
  ...{ isUnpaidTooLong: true, isProofUploaded: true, isProofCurrent: true, areTermsAuthorised: true, poNumber: "1" },
};
const byOf = (who: string): WantedMove["by"] =>
  who === "system" || who === "shopper" ? { kind: who } : { kind: "staff", permissions: permissionsOf([who]) };

type Row = [FlowName, OrderStatus, OrderStatus | "deleted", string, Partial<MoveFacts>, string];

/** Column "Effect" of the tables, row by row. */
const rows: Row[] = [
  ["normal", "new", "to_be_paid", "system", {}, ""],
  [
    "normal",
    "to_be_paid",
    "paid",
    "system",
    {},
    "revive stampPaid runFriskCheck countSale renderPrintFiles sendConfirmation",
  ],
  [
    ...(["normal", "to_be_paid", "paid", "system"] as const),
    { payment: "none", totalMinor: 0 },
    "stampPaid runFriskCheck countSale renderPrintFiles sendConfirmation",
  ],
  [
    "normal",
    "to_be_paid",
    "paid",
    "finance",
    {},
    "stampPaid runFriskCheck countSale renderPrintFiles sendConfirmation",
  ],
  ["normal", "paid", "processing", "system", {}, "createLabels"],
  ["normal", "paid", "processing", "factory-lead", {}, "createLabels"],
  ["normal", "processing", "label_printed", "system", {}, ""],
  ["normal", "label_printed", "printed", "system", {}, ""],
  ["normal", "printed", "consolidated", "system", {}, ""],
  ["normal", "consolidated", "packing", "system", {}, ""],
  ["normal", "packing", "complete", "system", {}, "stampCompleted freeHole sendTracking"],
  ["normal", "printed", "issue", "packer", {}, "rememberResumeStatus"],
  [
    ...(["normal", "issue", "printed", "factory-lead"] as const),
    { resumeStatus: "printed" },
    "forgetResumeStatus requeueLabels",
  ],
  ["normal", "printed", "disputed", "system", {}, "rememberResumeStatus"],
  [
    ...(["normal", "disputed", "complete", "finance"] as const),
    { disputeOutcome: "won", hasShipped: true },
    "forgetResumeStatus",
  ],
  [
    ...(["normal", "disputed", "printed", "finance"] as const),
    { disputeOutcome: "won", hasShipped: false, resumeStatus: "printed" },
    "forgetResumeStatus requeueLabels",
  ],
  [
    ...(["normal", "disputed", "refunded", "finance"] as const),
    { disputeOutcome: "lost", isFullRefund: false },
    "forgetResumeStatus cancelLabels freeHole bookChargeback",
  ],
  ["normal", "complete", "exchanged", "support", {}, ""],
  [
    ...(["normal", "complete", "refunded", "finance", {}] as const),
    "forgetResumeStatus cancelLabels freeHole returnMoney",
  ],
  [
    ...(["normal", "complete", "refunded", "support", { isWithinRefundLimit: true }] as const),
    "forgetResumeStatus cancelLabels freeHole returnMoney",
  ],
  ["normal", "complete", "refunded", "system", {}, "forgetResumeStatus cancelLabels freeHole"],
  ["normal", "to_be_paid", "deleted", "shopper", {}, "markDeleted"],
  ["normal", "to_be_paid", "deleted", "system", {}, "markDeleted"],
  ["normal", "paid", "deleted", "shopper", {}, "cancelLabels freeHole markDeleted returnMoney sendCancellation"],
  ["paper", "paid", "processing", "system", {}, "createLabels"],
  ["paper", "packing", "complete", "system", {}, "stampCompleted freeHole sendTracking"],
  ["bespoke", "quote", "bespoke_mockup", "artworker", {}, ""],
  ["bespoke", "bespoke_approved", "bespoke_mockup", "artworker", {}, ""],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "shopper", {}, ""],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "account-manager", { isApprovalOnFile: true }, ""],
  [
    "bespoke",
    "bespoke_approved",
    "bespoke_paid",
    "system",
    {},
    "stampPaid runFriskCheck countSale renderPrintFiles sendConfirmation",
  ],
  [
    "bespoke",
    "bespoke_approved",
    "bespoke_paid",
    "finance",
    {},
    "stampPaid runFriskCheck countSale renderPrintFiles sendConfirmation",
  ],
  ["bespoke", "bespoke_approved", "po_confirmed", "account-manager", {}, "renderPrintFiles sendConfirmation"],
  ["bespoke", "po_confirmed", "bespoke_production", "system", {}, "createLabels"],
  ["bespoke", "bespoke_packing", "bespoke_shipped", "system", {}, "stampCompleted freeHole sendTracking"],
  [
    ...(["bespoke", "bespoke_shipped", "bespoke_refunded", "finance", {}] as const),
    "cancelLabels freeHole returnMoney",
  ],
  ["bespoke", "bespoke_mockup", "deleted", "shopper", {}, "markDeleted"],
  [
    ...(["bespoke", "bespoke_paid", "deleted", "support", {}] as const),
    "cancelLabels freeHole markDeleted returnMoney sendCancellation",
  ],
];

test.each(rows)("%s: from %s to %s by %s with %j brings %j (print-on-demand §3, P4.13)", (...row) => {
  const [flow, from, to, who, facts, effects] = row;
  const decision = mayMove({ flow, from, to, by: byOf(who), facts: { ...good, ...facts } });
  expect(decision.ok && [...decision.edge.effects]).toEqual(effects.split(" ").filter(Boolean) as EffectName[]);
});

test("a factory hand is staff, and makes no move that is not staff's", () => {
  const by = { kind: "factory" as const, permissions: permissionsOf(["packer"]) };
  const move = (from: OrderStatus, to: OrderStatus) => {
    const decision = mayMove({ flow: "normal", from, to, by, facts: good });
    return decision.ok ? "ok" : decision.code;
  };
  expect([move("printed", "issue"), move("complete", "refunded"), move("new", "to_be_paid")]).toEqual([
    ...["ok", "not_permitted", "not_yours"],
  ]);
});

test.each<[OrderStatus, OrderStatus | "deleted", string]>([
  ["paid", "paid", "It is already at Paid."],
  ["paid", "complete", "An order can't go from Paid to Complete."],
  ["complete", "deleted", "An order at Complete cannot be cancelled."],
])("a move from %s to %s is refused: %s", (from, to, reason) => {
  const decision = mayMove({ flow: "normal", from, to, by: byOf("super-admin"), facts: good });
  expect(decision).toEqual({ ok: false, code: "no_such_move", reason });
});

test("a shopper has half an hour to change what was paid, a quote sleeps after two weeks (print-on-demand §3)", () => {
  expect([editWindowMinutes, quoteWithoutReplyDays]).toEqual([30, 14]);
});

describe("who may (print-on-demand §3, column Who)", () => {
  const rolesThatMay = (flow: FlowName, from: OrderStatus, to: OrderStatus, facts: Partial<MoveFacts> = {}) =>
    Object.keys(staffRoles).filter(
      (role) => mayMove({ flow, from, to, by: byOf(role), facts: { ...good, ...facts } }).ok,
    );
  const trade = Object.entries(tradeRoles);
  const everyHand = trade.filter(([name]) => name.startsWith("factory.")).map(([, role]) => role);
  const care = [tradeRoles["cs.agent"]!, tradeRoles["cs.lead"]!];
  const leads = [tradeRoles["factory.lead"]!, tradeRoles["factory.manager"]!];

  test.each<[string, string[], string[]]>([
    ["stop: any factory worker or customer care", rolesThatMay("normal", "printed", "issue"), [...everyHand, ...care]],
    [
      "let go on: factory leads or customer care",
      rolesThatMay("normal", "issue", "printed", { resumeStatus: "printed" }),
      [...leads, ...care],
    ],
    [
      "dispute: customer care's lead, finance",
      rolesThatMay("normal", "complete", "disputed"),
      ["support-lead", "finance"],
    ],
    [
      "end a dispute: finance",
      rolesThatMay("normal", "disputed", "refunded", { disputeOutcome: "lost", isFullRefund: false }),
      ["finance"],
    ],
    ["exchange: customer care", rolesThatMay("normal", "complete", "exchanged"), care],
    [
      "refund beyond the limit: finance",
      rolesThatMay("normal", "complete", "refunded", { isWithinRefundLimit: false }),
      ["finance"],
    ],
    ["mark paid: finance", rolesThatMay("normal", "to_be_paid", "paid", { payment: "none" }), ["finance"]],
    [
      "authorise terms: finance",
      rolesThatMay("bespoke", "bespoke_requested_terms", "bespoke_authorised_terms"),
      ["finance"],
    ],
    ["send a proof: artworkers", rolesThatMay("bespoke", "quote", "bespoke_mockup"), ["artworker"]],
    [
      "approve for the customer: account managers",
      rolesThatMay("bespoke", "bespoke_mockup", "bespoke_approved", { isApprovalOnFile: true }),
      ["account-manager"],
    ],
  ])("%s", (_, may, expected) => {
    expect(new Set(may)).toEqual(new Set([...expected, "super-admin"]));
  });
});
