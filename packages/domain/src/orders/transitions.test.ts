import { expect, test } from "vitest";
import { permissionsOf } from "../access/roles.ts";
import { type Actor, type Edge, effects } from "./edge.ts";
import { type FlowName, flows, type OrderStatus } from "./flows.ts";
import { type GuardName, guards, type MoveFacts } from "./guards.ts";
import { edgesOf, hasMove, type MoveDecision, mayMove, statusWhenCancelled } from "./transitions.ts";

const item = { name: "Luna Moth tee", approval: "approved", sides: ["front"], verifiedSides: ["front"] } as const;

/** Everything is as it should be. Each row below changes what it is about. */
const good: MoveFacts = {
  holds: [],
  items: [item],
  frisk: "pass",
  isPersonalisationComplete: true,
  isEditWindowOver: true,
  isBatchClosed: true,
  printedLabels: 0,
  isBasketValid: true,
  isStockThere: true,
  isAddressValid: true,
  payment: "matches",
  totalMinor: 1200,
  reason: "Because",
  isUnpaidTooLong: true,
  hasShipped: false,
  isFullRefund: true,
  isWithinRefundLimit: true,
  returnDecision: "approved",
  daysWithoutReply: 14,
  isProofUploaded: true,
  isProofCurrent: true,
  isApprovalOnFile: true,
  areTermsAuthorised: true,
  poNumber: "PO-77",
};

const asWho = (who: string): { kind: Actor; permissions: readonly string[] } =>
  who === "system" || who === "shopper"
    ? { kind: who, permissions: [] }
    : who === "merchant"
      ? { kind: "merchant", permissions: ["orders.manage", "quotes.manage"] }
      : { kind: "staff", permissions: permissionsOf([who]) };

type Row = [FlowName, OrderStatus, OrderStatus | "deleted", string, Partial<MoveFacts>, string];
const codeOf = (decision: MoveDecision) => (decision.ok ? "ok" : decision.code);

const rows: Row[] = [
  ["normal", "new", "to_be_paid", "system", {}, "ok"],
  ["normal", "new", "to_be_paid", "system", { isStockThere: false }, "stockThere"],
  ["normal", "new", "to_be_paid", "system", { isAddressValid: false }, "addressValid"],
  ["normal", "new", "to_be_paid", "system", { isBasketValid: false }, "basketValid"],
  ["normal", "new", "to_be_paid", "shopper", {}, "not_yours"],
  ["normal", "to_be_paid", "paid", "system", {}, "ok"],
  ["normal", "to_be_paid", "paid", "system", { payment: "other_amount" }, "paymentMatches"],
  ["normal", "to_be_paid", "paid", "system", { payment: "none", totalMinor: 0 }, "ok"],
  ["normal", "to_be_paid", "paid", "system", { isDeleted: true }, "ok"],
  ["normal", "to_be_paid", "paid", "finance", { payment: "none" }, "ok"],
  ["normal", "to_be_paid", "paid", "finance", { reason: " " }, "reasonGiven"],
  ["normal", "to_be_paid", "paid", "finance", { isDeleted: true }, "cancelled"],
  ["normal", "to_be_paid", "paid", "support", {}, "not_permitted"],
  ["normal", "to_be_paid", "paid", "shopper", {}, "not_yours"],
  ["normal", "to_be_paid", "processing", "system", {}, "no_such_move"],
  ["normal", "paid", "processing", "factory-lead", {}, "ok"],
  ["normal", "paid", "processing", "factory-lead", { isEditWindowOver: false }, "ok"],
  ["normal", "paid", "processing", "system", { isEditWindowOver: false }, "editWindowOver"],
  ["normal", "paid", "processing", "system", { frisk: "review" }, "friskPassed"],
  ["normal", "paid", "processing", "system", { frisk: "not_needed" }, "ok"],
  ["normal", "paid", "processing", "system", { items: [{ ...item, approval: "denied" }] }, "nothingDenied"],
  ["normal", "paid", "processing", "system", { items: [{ ...item, approval: "pending" }] }, "productsApproved"],
  ["normal", "paid", "processing", "system", { items: [{ ...item, verifiedSides: [] }] }, "filesVerified"],
  ["normal", "paid", "processing", "system", { items: [] }, "nothingDenied"],
  ["normal", "paid", "processing", "system", { isPersonalisationComplete: false }, "personalisationComplete"],
  ["normal", "paid", "processing", "system", { holds: ["out_of_stock"] }, "ok"],
  ["normal", "paid", "processing", "system", { holds: ["art_unapproved"] }, "noReleaseHold"],
  ["normal", "paid", "processing", "picker", {}, "not_permitted"],
  ["normal", "paid", "processing", "factory-lead", { isDeleted: true }, "cancelled"],
  ["normal", "processing", "label_printed", "system", {}, "ok"],
  ["normal", "printed", "label_printed", "system", {}, "ok"],
  ["normal", "printed", "consolidated", "super-admin", {}, "not_yours"],
  ["normal", "packing", "complete", "system", {}, "ok"],
  ["normal", "packing", "complete", "super-admin", {}, "not_yours"],
  ["normal", "printed", "complete", "system", {}, "no_such_move"],
  ["normal", "paid", "issue", "picker", {}, "ok"],
  ["normal", "packing", "issue", "support", {}, "ok"],
  ["normal", "packing", "issue", "support", { reason: "" }, "reasonGiven"],
  ["normal", "packing", "issue", "merchant", {}, "not_yours"],
  ["normal", "complete", "issue", "support", {}, "no_such_move"],
  ["normal", "issue", "printed", "factory-lead", { resumeStatus: "printed" }, "ok"],
  ["normal", "issue", "printed", "factory-lead", { resumeStatus: "paid" }, "resumesWhereItStopped"],
  ["normal", "issue", "printed", "picker", { resumeStatus: "printed" }, "not_permitted"],
  ["normal", "issue", "complete", "factory-lead", { resumeStatus: "complete" }, "no_such_move"],
  ["normal", "complete", "disputed", "system", {}, "ok"],
  ["normal", "printed", "disputed", "support-lead", {}, "ok"],
  ["normal", "issue", "disputed", "system", {}, "ok"],
  ["normal", "printed", "disputed", "support", {}, "not_permitted"],
  ["normal", "disputed", "complete", "finance", { disputeOutcome: "won", hasShipped: true }, "ok"],
  ["normal", "disputed", "complete", "finance", { disputeOutcome: "won" }, "shipped"],
  ["normal", "disputed", "complete", "finance", { hasShipped: true }, "disputeWon"],
  ["normal", "disputed", "printed", "finance", { disputeOutcome: "won", resumeStatus: "printed" }, "ok"],
  [
    "normal",
    "disputed",
    "printed",
    "finance",
    { disputeOutcome: "won", resumeStatus: "paid" },
    "resumesWhereItStopped",
  ],
  ["normal", "disputed", "refunded", "finance", { disputeOutcome: "lost", isFullRefund: false }, "ok"],
  ["normal", "disputed", "refunded", "support", { disputeOutcome: "lost" }, "not_permitted"],
  ["normal", "disputed", "refunded", "finance", { disputeOutcome: "won", isFullRefund: false }, "disputeLost"],
  ["normal", "disputed", "refunded", "finance", { disputeOutcome: null }, "ok"],
  ["normal", "complete", "exchanged", "merchant", {}, "ok"],
  ["normal", "complete", "exchanged", "support", {}, "ok"],
  ["normal", "complete", "exchanged", "support", { returnDecision: "keep_it" }, "ok"],
  ["normal", "complete", "exchanged", "support", { returnDecision: null }, "returnDecided"],
  ["normal", "complete", "exchanged", "shopper", {}, "not_yours"],
  ["normal", "printed", "exchanged", "support", {}, "no_such_move"],
  ["normal", "complete", "refunded", "finance", { isWithinRefundLimit: false }, "ok"],
  ["normal", "complete", "refunded", "support", { isWithinRefundLimit: false }, "withinRefundLimit"],
  ["normal", "complete", "refunded", "support", {}, "ok"],
  ["normal", "complete", "refunded", "finance", { isFullRefund: false }, "fullRefund"],
  ["normal", "complete", "refunded", "shopper", {}, "not_yours"],
  ["normal", "complete", "refunded", "system", {}, "ok"],
  ["normal", "complete", "refunded", "system", { isFullRefund: false }, "fullRefund"],
  ["normal", "refunded", "processing", "super-admin", {}, "no_such_move"],
  ["normal", "complete", "paid", "super-admin", {}, "no_such_move"],
  ["normal", "paid", "paid", "system", {}, "no_such_move"],
  ["normal", "to_be_paid", "deleted", "shopper", {}, "ok"],
  ["normal", "to_be_paid", "deleted", "merchant", {}, "ok"],
  ["normal", "to_be_paid", "deleted", "support", {}, "ok"],
  ["normal", "to_be_paid", "deleted", "picker", {}, "not_permitted"],
  ["normal", "to_be_paid", "deleted", "system", { isUnpaidTooLong: false }, "unpaidTooLong"],
  ["normal", "to_be_paid", "deleted", "system", {}, "ok"],
  ["normal", "paid", "deleted", "shopper", {}, "ok"],
  ["normal", "paid", "deleted", "shopper", { printedLabels: 1 }, "noPrintedLabel"],
  ["normal", "processing", "deleted", "shopper", {}, "not_yours"],
  ["normal", "processing", "deleted", "merchant", {}, "ok"],
  ["normal", "processing", "deleted", "support", {}, "ok"],
  ["normal", "processing", "deleted", "support", { printedLabels: 1 }, "noPrintedLabel"],
  ["paper", "processing", "deleted", "shopper", {}, "not_yours"],
  ["paper", "paid", "deleted", "shopper", {}, "ok"],
  ["paper", "processing", "deleted", "system", {}, "ok"],
  ["normal", "label_printed", "deleted", "shopper", {}, "no_such_move"],
  ["normal", "paid", "deleted", "merchant", {}, "ok"],
  ["normal", "paid", "deleted", "system", {}, "ok"],
  ["normal", "paid", "deleted", "support", {}, "ok"],
  ["normal", "paid", "deleted", "picker", {}, "not_permitted"],
  ["normal", "paid", "deleted", "support", { isDeleted: true }, "cancelled"],
  ["paper", "paid", "processing", "factory-lead", {}, "ok"],
  ["paper", "paid", "processing", "system", { isBatchClosed: false }, "batchClosed"],
  ["paper", "paid", "processing", "system", { frisk: "review" }, "friskPassed"],
  ["paper", "paid", "processing", "system", { holds: ["art_unapproved"] }, "noReleaseHold"],
  ["paper", "paid", "processing", "system", { items: [{ ...item, approval: "denied" }] }, "nothingDenied"],
  ["paper", "paid", "processing", "system", { items: [{ ...item, approval: "pending" }] }, "productsApproved"],
  ["paper", "paid", "processing", "system", { items: [{ ...item, verifiedSides: [] }] }, "filesVerified"],
  ["paper", "paid", "processing", "system", { isPersonalisationComplete: false }, "personalisationComplete"],
  ["paper", "processing", "printed", "system", {}, "ok"],
  ["paper", "printed", "packing", "system", {}, "ok"],
  ["paper", "packing", "complete", "system", {}, "ok"],
  ["paper", "processing", "label_printed", "system", {}, "no_such_move"],
  ["paper", "printed", "consolidated", "system", {}, "no_such_move"],
  ["paper", "packing", "issue", "packer", {}, "ok"],
  ["paper", "issue", "packing", "support", { resumeStatus: "packing" }, "ok"],
  ["bespoke", "quote", "bespoke_idle", "system", {}, "ok"],
  ["bespoke", "quote", "bespoke_idle", "system", { daysWithoutReply: 13 }, "silentTooLong"],
  ["bespoke", "bespoke_idle", "quote", "shopper", {}, "ok"],
  ["bespoke", "bespoke_idle", "quote", "account-manager", {}, "ok"],
  ["bespoke", "bespoke_idle", "quote", "artworker", {}, "not_permitted"],
  ["bespoke", "quote", "bespoke_requested_terms", "shopper", {}, "ok"],
  ["bespoke", "quote", "bespoke_requested_terms", "account-manager", {}, "ok"],
  ["bespoke", "bespoke_requested_terms", "bespoke_authorised_terms", "finance", {}, "ok"],
  ["bespoke", "bespoke_requested_terms", "bespoke_authorised_terms", "account-manager", {}, "not_permitted"],
  ["bespoke", "bespoke_requested_terms", "quote", "finance", {}, "ok"],
  ["bespoke", "bespoke_requested_terms", "quote", "finance", { reason: "" }, "reasonGiven"],
  ["bespoke", "bespoke_requested_terms", "bespoke_mockup", "artworker", {}, "ok"],
  ["bespoke", "quote", "bespoke_mockup", "artworker", {}, "ok"],
  ["bespoke", "bespoke_authorised_terms", "bespoke_mockup", "artworker", { isProofUploaded: false }, "proofUploaded"],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "shopper", {}, "ok"],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "shopper", { isProofCurrent: false }, "proofCurrent"],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "artworker", {}, "not_permitted"],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "account-manager", {}, "ok"],
  ["bespoke", "bespoke_mockup", "bespoke_approved", "account-manager", { isApprovalOnFile: false }, "approvalOnFile"],
  ["bespoke", "bespoke_approved", "bespoke_paid", "system", {}, "ok"],
  ["bespoke", "bespoke_approved", "bespoke_paid", "system", { payment: "none" }, "paymentMatches"],
  ["bespoke", "bespoke_approved", "po_confirmed", "account-manager", {}, "ok"],
  ["bespoke", "bespoke_approved", "po_confirmed", "account-manager", { poNumber: "" }, "poNumberGiven"],
  ["bespoke", "bespoke_approved", "po_confirmed", "account-manager", { areTermsAuthorised: false }, "termsAuthorised"],
  ["bespoke", "bespoke_approved", "bespoke_paid", "finance", { payment: "none" }, "ok"],
  ["bespoke", "bespoke_approved", "bespoke_paid", "finance", { payment: "none", reason: "" }, "reasonGiven"],
  ["bespoke", "bespoke_paid", "bespoke_mockup", "artworker", {}, "ok"],
  ["bespoke", "po_confirmed", "bespoke_mockup", "artworker", { reason: "" }, "reasonGiven"],
  ["bespoke", "bespoke_approved", "bespoke_mockup", "artworker", { isProofUploaded: false }, "proofUploaded"],
  ["bespoke", "po_confirmed", "bespoke_production", "factory-lead", {}, "ok"],
  ["bespoke", "bespoke_paid", "bespoke_production", "system", { holds: ["payment_review"] }, "noReleaseHold"],
  ["bespoke", "bespoke_production", "bespoke_documents_printed", "system", {}, "ok"],
  ["bespoke", "bespoke_printing", "bespoke_sorted", "system", {}, "ok"],
  ["bespoke", "bespoke_packing", "bespoke_shipped", "system", {}, "ok"],
  ["bespoke", "bespoke_shipped", "bespoke_refunded", "finance", {}, "ok"],
  ["bespoke", "bespoke_shipped", "bespoke_refunded", "support", {}, "not_permitted"],
  ["bespoke", "bespoke_shipped", "bespoke_refunded", "finance", { isFullRefund: false }, "fullRefund"],
  ["bespoke", "bespoke_mockup", "deleted", "shopper", {}, "ok"],
  ["bespoke", "quote", "deleted", "merchant", {}, "ok"],
  ["bespoke", "bespoke_authorised_terms", "deleted", "account-manager", {}, "ok"],
  ["bespoke", "bespoke_idle", "deleted", "artworker", {}, "not_permitted"],
  ["bespoke", "bespoke_production", "deleted", "support", {}, "ok"],
  ["bespoke", "po_confirmed", "deleted", "support", { printedLabels: 1 }, "noPrintedLabel"],
  ["bespoke", "bespoke_sorted", "deleted", "support", {}, "no_such_move"],
  ["bespoke", "bespoke_paid", "deleted", "shopper", {}, "not_yours"],
  ["bespoke", "bespoke_paid", "deleted", "support", {}, "ok"],
  ["bespoke", "quote", "paid", "system", {}, "no_such_move"],
];

test.each(rows)(
  "%s: from %s to %s by %s with %j is %s (print-on-demand §3, P4.13)",
  (flow, from, to, who, facts, code) => {
    const decision = mayMove({ flow, from, to, by: asWho(who), facts: { ...good, ...facts } });
    expect(codeOf(decision)).toBe(code);
    if (!decision.ok) expect(decision.reason).toMatch(/^[A-Z].*\.$/);
  },
);

test("every row of every table is seen to allow somebody, in the rows above", () => {
  const seen = new Set<Edge>();
  for (const [flow, from, to, who, facts] of rows) {
    const decision = mayMove({ flow, from, to, by: asWho(who), facts: { ...good, ...facts } });
    if (decision.ok) seen.add(decision.edge);
  }
  const unseen = Object.values(edgesOf)
    .flat()
    .filter((edge) => !seen.has(edge) && edge.guards.length > 0 && !edge.guards.includes("resumesWhereItStopped"))
    .map((edge) => `${edge.from.join(", ")} to ${edge.to}: ${edge.meaning}`);
  expect(unseen.filter((row) => !seenElsewhere.test(row))).toEqual([]);
});

/** Paper has its own copies of the rows that it shares, and those are seen in the normal flow; marking paid is seen there too. */
const seenElsewhere =
  /^(disputed|complete|paid, processing|new, to_be_paid|paid|bespoke_approved to bespoke_paid: Finance)/;

test("a missing fact refuses", () => {
  const guarded = Object.values(edgesOf)
    .flat()
    .filter(({ guards: named }) => named.length > 0);
  for (const edge of guarded)
    expect(
      edge.guards.some((name) => guards[name]({ to: edge.to }) !== null),
      edge.meaning,
    ).toBe(true);
});

test.each(Object.keys(edgesOf) as FlowName[])(
  "the %s table names only statuses, guards and effects that exist",
  (flow) => {
    const known: readonly string[] = flows[flow].flat();
    const shared = flow === "paper" ? ["to_be_paid"] : [];
    for (const edge of edgesOf[flow]) {
      expect([...known, ...shared, "deleted"]).toEqual(expect.arrayContaining([edge.to, ...edge.from]));
      expect(Object.keys(guards)).toEqual(expect.arrayContaining([...edge.guards] satisfies GuardName[]));
      expect(Object.keys(effects)).toEqual(expect.arrayContaining([...edge.effects]));
      expect(Object.keys(edge.who).length).toBeGreaterThan(0);
      expect(edge.from).not.toContain(edge.to);
      expect(edge.meaning).toMatch(/^[A-Z].*\.$/);
    }
  },
);

test.each(Object.keys(edgesOf) as FlowName[])(
  "every status of the %s flow can be reached, and only ends are ends",
  (flow) => {
    const [[first]] = flows[flow];
    const reached = new Set<OrderStatus>([first]);
    for (const status of reached)
      for (const edge of edgesOf[flow]) if (edge.from.includes(status) && edge.to !== "deleted") reached.add(edge.to);
    expect([...reached]).toEqual(expect.arrayContaining(flows[flow].flat()));
    const ends = flows[flow].flat().filter((status) => !edgesOf[flow].some((edge) => edge.from.includes(status)));
    expect(ends).toEqual(flow === "bespoke" ? ["bespoke_refunded"] : ["exchanged", "refunded"]);
  },
);

test("money that came in has gone back when an order is cancelled (readings, Cancelled orders)", () => {
  expect(statusWhenCancelled("normal", "paid", true)).toBe("refunded");
  expect(statusWhenCancelled("normal", "to_be_paid", false)).toBe("to_be_paid");
  expect(statusWhenCancelled("bespoke", "po_confirmed", true)).toBe("bespoke_refunded");
});

test("what a log may show is what the table has", () => {
  expect(hasMove("normal", "paid", "processing")).toBe(true);
  expect(hasMove("normal", "paid", "complete")).toBe(false);
  expect(hasMove("bespoke", "paid", "processing")).toBe(false);
});

test("an order that leaves a stop remembers where it was or forgets it, and one that stops remembers", () => {
  const isStop = (status: string) => status === "issue" || status === "disputed";
  for (const edge of Object.values(edgesOf).flat()) {
    const { from, to, effects: named, meaning } = edge;
    expect(named.includes("rememberResumeStatus"), meaning).toBe(isStop(to));
    if (from.some(isStop) && !isStop(to)) expect(named, meaning).toContain("forgetResumeStatus");
  }
});
