import fc from "fast-check";
import { expect, test } from "vitest";
import { merchantPermissionsOf } from "../access/merchant-roles.ts";
import { permissionsOf } from "../access/roles.ts";
import { type ActionFacts, type Asker, allowedActions, type OrderAction } from "./allowed-actions.ts";
import { type FlowName, flows, type OrderStatus } from "./flows.ts";
import { mayMove } from "./transitions.ts";

const facts = (changes: Partial<ActionFacts> = {}): ActionFacts => ({
  flow: "normal",
  status: "paid",
  isDeleted: false,
  holds: [],
  items: [{ name: "Luna Moth tee", approval: "approved", sides: ["front"], verifiedSides: ["front"] }],
  activeLabels: 0,
  printedLabels: 0,
  refundableMinor: 2400,
  hasShipped: false,
  ...changes,
});

const shopper: Asker = { kind: "shopper", permissions: [] };
const owner: Asker = { kind: "merchant", permissions: merchantPermissionsOf("owner") };
const viewer: Asker = { kind: "merchant", permissions: merchantPermissionsOf("viewer") };
const staff = (role: string): Asker => ({ kind: "staff", permissions: permissionsOf([role]) });
const lead = staff("factory-lead");

const answerOf = (changes: Partial<ActionFacts>, by: Asker, code: OrderAction) => {
  const action = allowedActions(facts(changes), by).find((each) => each.code === code);
  return action ? `${action.isAllowed ? "yes" : "no"}: ${action.note}` : "not theirs";
};

const sent: Partial<ActionFacts> = { status: "complete", hasShipped: true, activeLabels: 1, printedLabels: 1 };
const parcel = {
  isPersonalised: false,
  daysSincePosted: 12,
  daysSinceDelivered: null,
  carrierLostDays: 10,
  daysLate: 0,
  activeQuantity: 1,
};

test.each<[string, Partial<ActionFacts>, Asker, OrderAction, string]>([
  ["a lead releases a paid order", {}, lead, "release", "yes: makes one label for each garment"],
  [
    "but not one with a pending design",
    { items: [{ ...facts().items![0]!, approval: "pending" }] },
    lead,
    "release",
    "no: Luna Moth tee is waiting for approval.",
  ],
  ["a picker releases nothing", {}, staff("picker"), "release", "no: Your role doesn't allow this. Ask a lead."],
  ["a shopper does not release", {}, shopper, "release", "not theirs"],
  ["labels come with release", {}, lead, "print_labels", "no: There are no labels before release."],
  ["labels print", { status: "processing", activeLabels: 2 }, lead, "print_labels", "yes: 100 × 50 mm, one a garment"],
  [
    "labels print again with a reason",
    { status: "label_printed", activeLabels: 2, printedLabels: 2 },
    lead,
    "print_labels",
    "yes: again, which needs a reason",
  ],
  [
    "a refund prints no label of what never left",
    { status: "refunded", activeLabels: 1 },
    lead,
    "print_labels",
    "no: The order is refunded and was not sent.",
  ],
  ["no slip before payment", { status: "to_be_paid" }, lead, "packing_slip", "no: The order has not been paid yet."],
  ["what has left cannot be held", sent, lead, "hold", "no: The order has been sent."],
  [
    "a refund keeps here what never left",
    { status: "refunded" },
    lead,
    "hold",
    "no: The order is refunded and was not sent.",
  ],
  [
    "and needs no other address",
    { status: "refunded" },
    owner,
    "edit_address",
    "no: The order is refunded and was not sent.",
  ],
  ["a refund brings back no parcel", { ...sent, status: "refunded" }, lead, "hold", "no: The order has been sent."],
  ["a merchant holds their own", {}, owner, "hold", "yes: stops the order at one step"],
  ["a viewer does not", {}, viewer, "hold", "no: Your role doesn't allow this. Ask the shop's owner."],
  ["a lead lets stock go on", { holds: ["out_of_stock"] }, lead, "release_hold", "yes: resumes the order"],
  ["but judges no risk", { holds: ["frisk_review"] }, lead, "release_hold", "no: Risk review is not yours to release."],
  [
    "and a merchant reads only that it runs",
    { holds: ["frisk_review"] },
    owner,
    "release_hold",
    "no: Order is being checked. We will resume it.",
  ],
  ["an order on the floor can be stopped", { status: "printed" }, lead, "issue", "yes: takes it off every queue"],
  ["by any hand", { status: "printed" }, staff("packer"), "issue", "yes: takes it off every queue"],
  ["a paid one too", {}, lead, "issue", "yes: takes it off every queue"],
  ["a sent one not", sent, lead, "issue", "no: Only a paid order that has not been sent can be stopped."],
  [
    "a stopped one goes on",
    { status: "issue", resumeStatus: "printed" },
    lead,
    "resume",
    "yes: back to where it was stopped",
  ],
  ["one that is not stopped does not", {}, lead, "resume", "no: The order is not stopped."],
  [
    "finance marks it paid",
    { status: "to_be_paid" },
    staff("finance"),
    "mark_paid",
    "yes: when finance has received the money",
  ],
  ["once", {}, staff("finance"), "mark_paid", "no: There is nothing to pay."],
  [
    "and never a stopped one",
    { status: "issue", resumeStatus: "paid" },
    staff("super-admin"),
    "mark_paid",
    "no: There is nothing to pay.",
  ],
  ["a shopper pays", { status: "to_be_paid" }, shopper, "pay", "yes: takes you to the payment"],
  ["and not twice", {}, shopper, "pay", "no: There is nothing to pay."],
  ["a shopper cancels before paying", { status: "to_be_paid" }, shopper, "cancel", "yes: nothing is charged"],
  ["and until it is released", { status: "paid" }, shopper, "cancel", "yes: the money goes back"],
  [
    "not once it is released, also with no label printed",
    { status: "processing", activeLabels: 2 },
    shopper,
    "cancel",
    "no: It can only be cancelled before it is made.",
  ],
  [
    "the shop until a label is printed",
    { status: "processing", activeLabels: 2 },
    owner,
    "cancel",
    "yes: the money goes back",
  ],
  [
    "and not after that",
    { status: "processing", activeLabels: 2, printedLabels: 1 },
    owner,
    "cancel",
    "no: Its garments are being made already.",
  ],
  [
    "not while it is made",
    { status: "printed", printedLabels: 1 },
    shopper,
    "cancel",
    "no: It can only be cancelled before it is made.",
  ],
  ["not twice", { isDeleted: true, status: "refunded" }, shopper, "cancel", "no: The order is cancelled."],
  ["a shopper changes the address", {}, shopper, "edit_address", "yes: until we start to make it"],
  [
    "until it is made",
    { status: "label_printed", printedLabels: 1 },
    shopper,
    "edit_address",
    "no: Your order is being made. Write to us.",
  ],
  [
    "or later where it is asked for",
    { status: "label_printed", printedLabels: 1, holds: ["address_invalid"] },
    shopper,
    "edit_address",
    "yes: until the parcel is addressed",
  ],
  [
    "customer care a little longer",
    { status: "label_printed", printedLabels: 1 },
    staff("support"),
    "edit_address",
    "yes: until the parcel is addressed",
  ],
  [
    "and no one while it is packed",
    { status: "packing", printedLabels: 1 },
    staff("support"),
    "edit_address",
    "no: The parcel is addressed already.",
  ],
  ["a shopper returns what came", sent, shopper, "request_return", "yes: choose the garment and the reason"],
  ["what is left of it too", { ...sent, parcel }, shopper, "request_return", "yes: choose the garment and the reason"],
  ["its merchant too", sent, owner, "request_return", "yes: choose the garment and the reason"],
  ["and customer care", sent, staff("support"), "request_return", "yes: choose the garment and the reason"],
  ["but no viewer", sent, viewer, "request_return", "no: Your role doesn't allow this. Ask the shop's owner."],
  ["a shopper changes the size", {}, shopper, "edit_items", "yes: until we start to make it"],
  [
    "a shopper changes the size while one of two labels is printed",
    { activeLabels: 2, printedLabels: 1 },
    shopper,
    "edit_items",
    "yes: until we start to make it",
  ],
  [
    "a shopper changes the size once both are printed",
    { activeLabels: 2, printedLabels: 2 },
    shopper,
    "edit_items",
    "no: Its garments are being made.",
  ],
  ["a merchant changes the address", {}, owner, "edit_address", "yes: until the parcel is addressed"],
  ["not before it left", {}, shopper, "request_return", "no: It has not been sent yet."],
  [
    "not twice",
    { ...sent, parcel: { ...parcel, activeQuantity: 0 } },
    shopper,
    "request_return",
    "no: All of it has been returned already.",
  ],
  ["what was sent is exchanged", sent, staff("support"), "exchange", "yes: makes a child order with the other garment"],
  [
    "a second garment of it too",
    { ...sent, status: "exchanged", parcel },
    owner,
    "exchange",
    "yes: makes a child order with the other garment",
  ],
  [
    "not what has come back",
    { ...sent, parcel: { ...parcel, activeQuantity: 0 } },
    owner,
    "exchange",
    "no: All of it has been returned already.",
  ],
  ["not before it is sent", {}, owner, "exchange", "no: Only an order that has been sent can be exchanged."],
  ["by no viewer", sent, viewer, "exchange", "no: Your role doesn't allow this. Ask the shop's owner."],
  ["a merchant has it made again", sent, owner, "reprint", "yes: free of charge, before other work"],
  ["and sent again when lost", { ...sent, parcel }, owner, "resend", "yes: when the parcel counts as lost"],
  ["made again after sending", sent, staff("support"), "reprint", "yes: free of charge, before other work"],
  [
    "a fault before that",
    { status: "printed" },
    staff("support"),
    "reprint",
    "no: It has not been sent yet: what the floor finds faulty is made again there.",
  ],
  ["sent again when lost", { ...sent, parcel }, staff("support"), "resend", "yes: when the parcel counts as lost"],
  [
    "not while it travels",
    { ...sent, parcel: { ...parcel, daysSincePosted: 4 } },
    staff("support"),
    "resend",
    "no: It is still on its way. Ask again 6 days from now.",
  ],
  ["finance refunds all", sent, staff("finance"), "refund", "yes: the money goes back the way it came"],
  ["care only up to its limit", sent, staff("support"), "refund", "no: The amount is over your limit. Ask finance."],
  [
    "care within its limit",
    { ...sent, isWithinRefundLimit: true },
    staff("support"),
    "refund",
    "yes: the money goes back the way it came",
  ],
  ["nothing before payment", { status: "to_be_paid" }, staff("finance"), "refund", "no: There is nothing to refund."],
  ["a part", sent, staff("finance"), "refund_part", "yes: the order stays where it is"],
  [
    "no part of nothing",
    { ...sent, refundableMinor: 0 },
    staff("finance"),
    "refund_part",
    "no: There is nothing to refund.",
  ],
  ["a dispute is recorded", sent, staff("support-lead"), "dispute", "yes: stops it while it has not left"],
  ["won", { status: "disputed", hasShipped: true }, staff("finance"), "dispute_won", "yes: the order is as before"],
  [
    "won before it left",
    { status: "disputed", resumeStatus: "printed" },
    staff("finance"),
    "dispute_won",
    "yes: the order is as before",
  ],
  [
    "won before it was released",
    { status: "disputed", resumeStatus: "paid" },
    staff("finance"),
    "dispute_won",
    "yes: the order is as before",
  ],
  ["lost", { status: "disputed" }, staff("finance"), "dispute_lost", "yes: the bank has taken the money"],
  ["nothing to win", sent, staff("finance"), "dispute_won", "no: Its payment is not disputed."],
  ["nothing to win before release", {}, staff("super-admin"), "dispute_won", "no: Its payment is not disputed."],
  ["a buyer asks for terms", { flow: "bespoke", status: "quote" }, shopper, "ask_terms", "yes: finance answers"],
  [
    "finance authorises them",
    { flow: "bespoke", status: "bespoke_requested_terms" },
    staff("finance"),
    "authorise_terms",
    "yes: the customer pays by invoice",
  ],
  [
    "or refuses",
    { flow: "bespoke", status: "bespoke_requested_terms" },
    staff("finance"),
    "refuse_terms",
    "yes: the customer pays before production",
  ],
  [
    "which is no buyer's",
    { flow: "bespoke", status: "bespoke_requested_terms" },
    shopper,
    "refuse_terms",
    "not theirs",
  ],
  [
    "an artworker sends the proof",
    { flow: "bespoke", status: "quote" },
    staff("artworker"),
    "send_proof",
    "yes: the customer looks at it",
  ],
  [
    "the buyer approves the newest",
    { flow: "bespoke", status: "bespoke_mockup", isProofCurrent: true },
    shopper,
    "approve_proof",
    "yes: it is printed exactly like this",
  ],
  [
    "and no older one",
    { flow: "bespoke", status: "bespoke_mockup" },
    shopper,
    "approve_proof",
    "no: There is a newer proof. Check that one.",
  ],
  [
    "a purchase order needs terms",
    { flow: "bespoke", status: "bespoke_approved" },
    staff("account-manager"),
    "confirm_po",
    "no: Finance has not authorised payment terms.",
  ],
  [
    "production starts",
    { flow: "bespoke", status: "po_confirmed" },
    lead,
    "start_production",
    "yes: makes one label for each unit",
  ],
  [
    "a quote sleeps no more",
    { flow: "bespoke", status: "bespoke_idle" },
    shopper,
    "wake_quote",
    "yes: the quote is open again",
  ],
  [
    "a buyer cancels no quote that is paid",
    { flow: "bespoke", status: "bespoke_paid" },
    shopper,
    "cancel",
    "no: Write to us to cancel it.",
  ],
  [
    "nor a shop what is ordered on terms",
    { flow: "bespoke", status: "po_confirmed", isOwed: true },
    owner,
    "cancel",
    "no: Write to us to cancel it.",
  ],
  [
    "what is being made is past that",
    { flow: "bespoke", status: "bespoke_printing", printedLabels: 1 },
    owner,
    "cancel",
    "no: It can only be cancelled before it is made.",
  ],
  [
    "a colleague who may cancels it, and nothing is to be paid then",
    { flow: "bespoke", status: "po_confirmed", isOwed: true },
    staff("super-admin"),
    "cancel",
    "yes: its invoice need not be paid",
  ],
  [
    "one who may not learns whom to ask",
    { flow: "bespoke", status: "po_confirmed" },
    staff("picker"),
    "cancel",
    "no: Your role doesn't allow this. Ask a lead.",
  ],
  [
    "an invoice is not marked as paid on the order",
    { flow: "bespoke", status: "po_confirmed", isOwed: true },
    staff("super-admin"),
    "mark_paid",
    "no: What comes in is recorded on its quote.",
  ],
  [
    "a purchase order is recorded",
    { flow: "bespoke", status: "bespoke_approved", areTermsAuthorised: true },
    staff("account-manager"),
    "confirm_po",
    "yes: the customer pays by invoice",
  ],
  [
    "one that is under way is not resent",
    { status: "printed" },
    staff("support"),
    "resend",
    "no: It has not been sent yet.",
  ],
  ["nothing holds it", {}, lead, "release_hold", "no: Nothing holds the order."],
  [
    "a merchant lets their own hold go",
    { holds: ["frisk_review", "merchant_hold"] },
    owner,
    "release_hold",
    "yes: resumes the order",
  ],
  [
    "a proof is sent before production",
    { flow: "bespoke", status: "bespoke_production" },
    staff("artworker"),
    "send_proof",
    "no: A proof comes before production.",
  ],
  [
    "production waits for money or an order",
    { flow: "bespoke", status: "bespoke_approved" },
    lead,
    "start_production",
    "no: It must be paid for or ordered first.",
  ],
  [
    "production goes back into itself by no hand",
    { flow: "bespoke", status: "bespoke_sorted" },
    lead,
    "start_production",
    "no: It must be paid for or ordered first.",
  ],
  [
    "a quote that is not dormant",
    { flow: "bespoke", status: "quote" },
    shopper,
    "wake_quote",
    "no: The quote is not idle.",
  ],
  [
    "terms that were not requested",
    { flow: "bespoke", status: "bespoke_idle" },
    staff("finance"),
    "refuse_terms",
    "no: No one has requested terms.",
  ],
  ["a lost dispute that is none", sent, staff("finance"), "dispute_lost", "no: Its payment is not disputed."],
  [
    "stopped where it was paid",
    { status: "issue", resumeStatus: "paid" },
    lead,
    "resume",
    "yes: back to where it was stopped",
  ],
  [
    "a quote with requested terms is not dormant",
    { flow: "bespoke", status: "bespoke_requested_terms" },
    staff("finance"),
    "wake_quote",
    "no: The quote is not idle.",
  ],
  ["a garment order has no proof", {}, staff("artworker"), "send_proof", "not theirs"],
])("%s (print-on-demand §9.7)", (_, changes, by, code, answer) => {
  expect(answerOf(changes, by, code)).toBe(answer);
});

test("what everybody is offered on a paid order", () => {
  const codes = (by: Asker) => allowedActions(facts(), by).map(({ code }) => code);
  expect(codes(shopper)).toEqual(["pay", "edit_address", "edit_items", "cancel", "request_return"]);
  expect(codes(owner)).toEqual([
    ..."hold release_hold edit_address edit_items cancel request_return exchange reprint resend".split(" "),
    ..."refund refund_part".split(" "),
  ]);
  expect(codes(lead).slice(0, 7)).toEqual([
    "release",
    "print_labels",
    "packing_slip",
    "hold",
    "release_hold",
    "issue",
    "resume",
  ]);
  expect(codes({ kind: "factory", permissions: [] })).toEqual(codes(lead));
});

const anyFacts: fc.Arbitrary<ActionFacts> = fc
  .constantFrom<FlowName>("normal", "bespoke", "paper")
  .chain((flow) => fc.tuple(fc.constant(flow), fc.constantFrom(...(flows[flow].flat() as OrderStatus[]))))
  .chain(([flow, status]) =>
    fc.record({
      flow: fc.constant(flow),
      status: fc.constant(status),
      isDeleted: fc.boolean(),
      holds: fc.subarray(["frisk_review", "out_of_stock", "merchant_hold"]),
      activeLabels: fc.nat(3),
      printedLabels: fc.nat(2),
      hasShipped: fc.boolean(),
      isWithinRefundLimit: fc.boolean(),
      isProofCurrent: fc.boolean(),
      resumeStatus: fc.constantFrom<OrderStatus | null>(null, "paid", "printed"),
    }),
  );
const anybody = fc.constantFrom(shopper, owner, viewer, lead, staff("finance"), staff("support"), staff("super-admin"));

test("an action says why not in a sentence, a cancelled order moves nowhere, and keys are each used once", () => {
  fc.assert(
    fc.property(anyFacts, anybody, (given, by) => {
      const actions = allowedActions(given, by);
      for (const { isAllowed, note, code } of actions) {
        if (!isAllowed) expect(note, code).toMatch(/^[A-Z].*\.$/);
        if (given.isDeleted && isAllowed) expect(code).toBe("release_hold");
      }
      const keys = actions.map(({ key }) => key).filter(Boolean);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test("what is offered as allowed is allowed by the table when it is done", () => {
  const goal = { cancel: "deleted", issue: "issue", dispute: "disputed" } as const;
  fc.assert(
    fc.property(anyFacts, anybody, (given, by) => {
      for (const { code, isAllowed } of allowedActions(given, by)) {
        if (!Object.hasOwn(goal, code)) continue;
        const to = goal[code as keyof typeof goal];
        const move = { flow: given.flow, from: given.status, to, by, facts: { ...given, reason: "Because" } };
        expect(mayMove(move).ok, `${code} at ${given.status}`).toBe(isAllowed);
      }
    }),
  );
});
