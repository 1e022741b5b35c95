// At which statuses of every flow an action is offered, and at no other. What each says is in allowed-actions.test.
import { expect, test } from "vitest";
import { permissionsOf } from "../access/roles.ts";
import { orderActions } from "./action-table.ts";
import { type ActionFacts, type Asker, allowedActions, type OrderAction } from "./allowed-actions.ts";
import { flows, type OrderStatus } from "./flows.ts";

const facts = (changes: Partial<ActionFacts>): ActionFacts => ({
  ...{ flow: "normal", status: "paid", isDeleted: false, holds: [], items: [] },
  ...{ activeLabels: 0, printedLabels: 0, refundableMinor: 2400, hasShipped: false },
  ...changes,
});
const shopper: Asker = { kind: "shopper", permissions: [] };
const staff = (role: string): Asker => ({ kind: "staff", permissions: permissionsOf([role]) });
const lead = staff("factory-lead");

const answerOf = (changes: Partial<ActionFacts>, by: Asker, code: OrderAction) => {
  const action = allowedActions(facts(changes), by).find((each) => each.code === code);
  return action ? `${action.isAllowed ? "yes" : "no"}: ${action.note}` : "not theirs";
};

const everywhere = (["normal", "bespoke", "paper"] as const).flatMap((flow) =>
  flows[flow].flatMap((stage, place) =>
    stage.map((status: OrderStatus) => ({ flow, status, place, isLast: place === flows[flow].length - 1 })),
  ),
);
type Place = (typeof everywhere)[number];
/** The stage from which an order has been paid for: its own in garment orders, one with new on paper. */
const isPaid = ({ flow, status, place }: Place) =>
  flow === "paper" ? status !== "new" : place >= { normal: 1, bespoke: 3 }[flow];
const waitsForMoney = ({ status }: Place) => ["new", "to_be_paid", "bespoke_approved"].includes(status);
/** Before the parcel is packed, stopped ones among them. */
const isBeforePacking = ({ status, isLast }: Place) => !isLast && !["packing", "bespoke_packing"].includes(status);

test.each<[OrderAction, string, Asker, (at: Place) => boolean]>([
  ["pay", "while money is waited for", shopper, waitsForMoney],
  ["packing_slip", "once it is paid", lead, isPaid],
  ["hold", "until it has left", lead, ({ isLast }) => !isLast],
  ["edit_address", "until it is packed", staff("support"), isBeforePacking],
  ["refund_part", "once it is paid", staff("finance"), isPaid],
])(
  "%s is offered %s, at no other status of any flow (platform-core §4, print-on-demand §3)",
  (code, _, by, isOffered) => {
    const offered = everywhere.filter(({ flow, status }) => answerOf({ flow, status }, by, code).startsWith("yes"));
    expect(offered).toEqual(everywhere.filter(isOffered));
  },
);

test.each(everywhere.map((at) => [at.flow, at.status, at] as const))(
  "cancelling in the %s flow at %s says what becomes of the money",
  (flow, status, at) => {
    const answer = answerOf({ flow, status }, shopper, "cancel");
    if (answer.startsWith("yes"))
      expect(answer).toBe(isPaid(at) ? "yes: the money goes back" : "yes: nothing is charged");
    else expect(answer).toMatch(/^no: (It can only be cancelled before it is made|Write to us to cancel it)\.$/);
  },
);

test("a cancelled order offers nothing but to release its holds", () => {
  const open = allowedActions(
    facts({ isDeleted: true, status: "complete", holds: ["out_of_stock"], hasShipped: true, activeLabels: 1 }),
    staff("super-admin"),
  );
  expect(open.filter(({ isAllowed }) => isAllowed).map(({ code }) => code)).toEqual(["release_hold"]);
});

test("an order of which little is known is held by nothing, and not released all the same", () => {
  const known: ActionFacts = { flow: "normal", status: "paid", activeLabels: 0 };
  const noteOf = (code: OrderAction) => allowedActions(known, lead).find((each) => each.code === code)!.note;
  expect([noteOf("release_hold"), noteOf("release")]).toEqual([
    "Nothing holds the order.",
    "It is not known what to make.",
  ]);
});

test("a person on the floor with the permission acts as staff does, and no one with another kind of permission (platform-core §6)", () => {
  const terms = { flow: "bespoke", status: "bespoke_requested_terms" } as const;
  const hand: Asker = { kind: "factory", permissions: permissionsOf(["finance"]) };
  expect(answerOf(terms, hand, "refuse_terms")).toBe("yes: the customer pays before production");
  expect(answerOf(terms, { kind: "system", permissions: [] }, "refuse_terms")).toBe("not theirs");
});

test("paper offers everybody what garments do (platform-core §4)", () => {
  for (const by of [shopper, lead, staff("super-admin"), staff("finance"), staff("support-lead")]) {
    const [normal, paper] = (["normal", "paper"] as const).map((flow) => allowedActions(facts({ flow }), by));
    expect(paper!.map(({ code }) => code)).toEqual(normal!.map(({ code }) => code));
  }
});

test("what people do often has a key, each a letter of its name", () => {
  const withKeys = allowedActions(facts({}), staff("super-admin")).filter(({ key }) => key !== "");
  expect(withKeys.map(({ code, key }) => `${code} ${key}`)).toEqual([
    ..."release R,print_labels L,packing_slip S,hold H,issue I,resume G".split(","),
    ..."request_return E,exchange X,reprint M,refund_part U,dispute D".split(","),
  ]);
  for (const { key, name } of withKeys) expect(name.toUpperCase()).toContain(key);
});

test("every action has a code and a name of its own, and keys are single letters", () => {
  const actions = (["normal", "bespoke", "paper"] as const).flatMap((flow) =>
    [staff("super-admin"), shopper].flatMap((by) => allowedActions(facts({ flow }), by)),
  );
  expect(new Set(actions.map(({ code }) => code))).toEqual(new Set(orderActions));
  expect(new Set(orderActions).size).toBe(orderActions.length);
  for (const { key, name } of actions)
    expect([/^[A-Z]?$/.test(key), /^[A-Z][a-z, -]+$/.test(name)]).toEqual([true, true]);
});
