import { describe, expect, test } from "vitest";
import { permissionsOf, staffRoles, tradeRoles } from "../access/roles.ts";
import type { EffectName } from "./edge.ts";
import type { FlowName, OrderStatus } from "./flows.ts";
import { editWindowMinutes, type MoveFacts, silentQuoteDays } from "./guards.ts";
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
  ["normal", "new", "to_be_paid", "system", {}, "reserveStock"],
  ["normal", "to_be_paid", "paid", "system", {}, "revive stampPaid sendMails runFriskCheck drawPrintFiles"],
  [
    ...(["normal", "to_be_paid", "paid", "system"] as const),
    { payment: "none", totalMinor: 0 },
    "stampPaid sendMails runFriskCheck drawPrintFiles",
  ],
  ["normal", "to_be_paid", "paid", "finance", {}, "stampPaid sendMails runFriskCheck drawPrintFiles"],
  ["normal", "paid", "processing", "system", {}, "createLabels"],
  ["normal", "paid", "processing", "factory-lead", {}, "createLabels"],
  ["normal", "processing", "label_printed", "system", {}, ""],
  ["normal", "label_printed", "printed", "system", {}, ""],
  ["normal", "printed", "consolidated", "system", {}, ""],
  ["normal", "consolidated", "packing", "system", {}, ""],
  ["normal", "packing", "complete", "system", {}, "stampCompleted consumeStock freeHole sendMails"],
  ["normal", "printed", "issue", "packer", {}, "rememberResumeStatus leaveQueues"],
  [
    ...(["normal", "issue", "printed", "factory-lead"] as const),
    { resumeStatus: "printed" },
    "forgetResumeStatus requeueLabels",
  ],
  ["normal", "printed", "disputed", "system", {}, "rememberResumeStatus leaveQueues"],
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
    "forgetResumeStatus cancelLabels freeHole creditNote",
  ],
  ["normal", "complete", "exchanged", "support", {}, "createChildOrder"],
  [
    ...(["normal", "complete", "refunded", "finance", {}] as const),
    "forgetResumeStatus cancelLabels freeHole returnMoney creditNote sendMails",
  ],
  [
    ...(["normal", "complete", "refunded", "support", { isWithinRefundLimit: true }] as const),
    "forgetResumeStatus cancelLabels freeHole returnMoney creditNote sendMails",
  ],
  ["normal", "complete", "refunded", "system", {}, "forgetResumeStatus cancelLabels freeHole creditNote"],
  ["normal", "to_be_paid", "deleted", "shopper", {}, "releaseStock markDeleted"],
  ["normal", "to_be_paid", "deleted", "system", {}, "releaseStock markDeleted"],
  [
    "normal",
    "paid",
    "deleted",
    "shopper",
    {},
    "cancelLabels releaseStock returnMoney creditNote sendMails markDeleted",
  ],
  ["paper", "paid", "processing", "system", {}, "createLabels"],
  ["paper", "packing", "complete", "system", {}, "stampCompleted consumeStock freeHole sendMails"],
  ["bespoke", "quote", "bespoke_mockup", "artworker", {}, "newProofVersion sendMails"],
  ["bespoke", "bespoke_approved", "bespoke_mockup", "artworker", {}, "newProofVersion sendMails"],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "shopper", {}, "sendMails"],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "account-manager", { isApprovalOnFile: true }, "sendMails"],
  ["bespoke", "bespoke_approved", "bespoke_paid", "system", {}, "stampPaid sendMails runFriskCheck drawPrintFiles"],
  ["bespoke", "bespoke_approved", "bespoke_paid", "finance", {}, "stampPaid sendMails runFriskCheck drawPrintFiles"],
  ["bespoke", "bespoke_approved", "po_confirmed", "account-manager", {}, "sendMails drawPrintFiles"],
  ["bespoke", "po_confirmed", "bespoke_production", "system", {}, "createLabels"],
  ["bespoke", "bespoke_packing", "bespoke_shipped", "system", {}, "stampCompleted consumeStock sendMails"],
  [
    ...(["bespoke", "bespoke_shipped", "bespoke_refunded", "finance", {}] as const),
    "cancelLabels freeHole returnMoney creditNote sendMails",
  ],
  ["bespoke", "bespoke_mockup", "deleted", "shopper", {}, "markDeleted"],
  [
    ...(["bespoke", "bespoke_paid", "deleted", "support", {}] as const),
    "cancelLabels returnMoney creditNote sendMails markDeleted",
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
  ["paid", "paid", "It is at Paid already."],
  ["paid", "complete", "From Paid no way leads to Complete."],
  ["complete", "deleted", "An order at Complete cannot be cancelled."],
])("from %s to %s no way leads, and it says: %s", (from, to, reason) => {
  const decision = mayMove({ flow: "normal", from, to, by: byOf("super-admin"), facts: good });
  expect(decision).toEqual({ ok: false, code: "no_such_move", reason });
});

test("a shopper has half an hour to change what was paid, a quote sleeps after two weeks (print-on-demand §3)", () => {
  expect([editWindowMinutes, silentQuoteDays]).toEqual([30, 14]);
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
