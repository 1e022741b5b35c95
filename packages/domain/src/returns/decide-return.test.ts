import fc from "fast-check";
import { expect, test } from "vitest";
import { exchangesOf, isResend } from "../orders/order-facts.ts";
import { type ChildOrderPlan, childOrderOf, placeOfReturned } from "./child-order.ts";
import { decideReturn, mustComeBack, type Offer, offers, type ReturnFacts } from "./decide-return.ts";
import { findReturnReason, type ReturnReason, returnReasons } from "./return-reasons.ts";

const delivered: Omit<ReturnFacts, "reason"> = {
  isPersonalised: false,
  daysSincePosted: 5,
  daysSinceDelivered: 3,
  carrierLostDays: 10,
  daysLate: 0,
  hasPhoto: true,
  activeQuantity: 1,
};
const openOffers = (reason: ReturnReason, changes: Partial<ReturnFacts>) =>
  decideReturn({ ...delivered, ...changes, reason })
    .filter(({ isOpen }) => isOpen)
    .map(({ offer }) => offer)
    .join(" ");

test.each<[ReturnReason, Partial<ReturnFacts>, string]>([
  ["faulty_print", {}, "reprint refund"],
  ["faulty_print", { isPersonalised: true }, "reprint refund"],
  ["faulty_print", { hasPhoto: false }, ""],
  ["faulty_garment", { daysSinceDelivered: 30 }, "reprint refund"],
  ["faulty_garment", { daysSinceDelivered: 31 }, "reprint"],
  ["wrong_item", { daysSinceDelivered: 180 }, "reprint"],
  ["damaged_in_transit", { daysSinceDelivered: 181 }, ""],
  ["damaged_in_transit", { activeQuantity: 0 }, ""],
  ["changed_mind", { daysSinceDelivered: null, daysSinceDue: 14 }, "refund"],
  ["changed_mind", { daysSinceDelivered: null, daysSinceDue: 15 }, ""],
  ["failed_to_arrive", {}, ""],
  ["failed_to_arrive", { daysSinceDelivered: null, daysSincePosted: 9 }, ""],
  ["failed_to_arrive", { daysSinceDelivered: null, daysSincePosted: 10 }, "resend refund"],
  ["failed_to_arrive", { daysSinceDelivered: null, daysSincePosted: 10, isPersonalised: true }, "resend refund"],
  ["failed_to_arrive", { daysSinceDelivered: null, daysSincePosted: null }, ""],
  ["late", {}, ""],
  ["late", { daysLate: 1 }, "postage_refund"],
  ["wrong_size", { daysSinceDelivered: 30 }, "exchange"],
  ["wrong_size", { daysSinceDelivered: 31 }, ""],
  ["wrong_size", { isPersonalised: true }, ""],
  ["changed_mind", { daysSinceDelivered: 14 }, "refund"],
  ["changed_mind", { daysSinceDelivered: 15 }, ""],
  ["changed_mind", { isPersonalised: true }, ""],
])("%s with %j opens: %s (print-on-demand §3, Returns)", (reason, changes, open) => {
  expect(openOffers(reason, changes)).toBe(open);
});

test.each<[string, Partial<ReturnFacts>, string]>([
  ["on its way for 4 of 10 days", { daysSincePosted: 4 }, "It is still on its way. Ask again 6 days from now."],
  ["on its way for 9 of 10 days", { daysSincePosted: 9 }, "It is still on its way. Ask again tomorrow."],
  [
    "delivered, says the carrier",
    { daysSincePosted: 12, daysSinceDelivered: 2 },
    "The carrier says that it was delivered.",
  ],
  ["not posted yet", { daysSincePosted: null }, "It has not been sent yet."],
  ["lost", { daysSincePosted: 12 }, "We make it again"],
])("a parcel that has not arrived, %s, is answered so (print-on-demand §3, carrier age rule)", (_, changes, says) => {
  const offered = decideReturn({ ...delivered, daysSinceDelivered: null, ...changes, reason: "failed_to_arrive" });
  expect(offered[0]!.note).toContain(says);
});

test.each<[string, number | null, string]>([
  ["that the carrier has delivered", 3, "It came by the day that we promised."],
  ["of which the carrier reports nothing", null, "It left in time to come by the day that we promised."],
])("a parcel in time, %s, is not said to have come before anybody knows", (_, daysSinceDelivered, says) => {
  expect(decideReturn({ ...delivered, daysSinceDelivered, reason: "late" })[0]!.note).toContain(says);
});

test("every closed offer says why in a sentence, and nothing is open before the parcel has left", () => {
  const facts = fc.record({
    reason: fc.constantFrom(...returnReasons.map(({ code }) => code)),
    isPersonalised: fc.boolean(),
    daysSincePosted: fc.option(fc.nat(200)),
    daysSinceDelivered: fc.option(fc.nat(200)),
    carrierLostDays: fc.integer({ min: 5, max: 30 }),
    daysLate: fc.integer({ min: -5, max: 20 }),
    hasPhoto: fc.boolean(),
    activeQuantity: fc.nat(3),
  });
  fc.assert(
    fc.property(facts, (given) => {
      for (const { isOpen, note, name, offer } of decideReturn(given)) {
        expect(note).toMatch(/^[A-Z].*\.$/);
        expect(name).toBe(offers[offer]);
        expect(name).toMatch(/^[A-Z]/);
        if (given.daysSincePosted === null) expect(isOpen).toBe(false);
        if (isOpen && given.isPersonalised) expect(findReturnReason(given.reason)!.fault).not.toBe("shopper");
      }
    }),
  );
});

test.each<[ReturnReason, string, boolean, boolean]>([
  ["faulty_print", "maker", true, false],
  ["faulty_garment", "maker", true, false],
  ["wrong_item", "maker", true, false],
  ["damaged_in_transit", "carrier", true, false],
  ["failed_to_arrive", "carrier", false, false],
  ["late", "carrier", false, false],
  ["wrong_size", "shopper", false, true],
  ["changed_mind", "shopper", false, true],
])(
  "%s is the fault of the %s, requires a photo: %s, and the garment back: %s (print-on-demand §3, Returns)",
  (code, fault, asksForPhoto, isBack) => {
    expect(findReturnReason(code)).toMatchObject({ fault, asksForPhoto });
    expect(mustComeBack(code)).toBe(isBack);
    expect(returnReasons).toHaveLength(8);
  },
);

test("an exchange is a child without a reprint reason; a reprint and a resend name theirs (P4.15, P4.16)", () => {
  const child = (offer: Parameters<typeof childOrderOf>[0], reason: ReturnReason) => ({
    reprintReasonId: childOrderOf(offer, reason)!.reprintReason,
    everStatuses: ["new"],
  });
  const exchange = child("exchange", "wrong_size");
  const reprint = child("reprint", "faulty_print");
  expect(exchangesOf([exchange, reprint])).toEqual([exchange]);
  expect(isResend([childOrderOf("resend", "failed_to_arrive")!.reprintReason!])).toBe(true);
});

test.each<[Offer, ChildOrderPlan | null]>([
  ["reprint", { reprintReason: "faulty_print", isFree: true, priority: 2 }],
  ["resend", { reprintReason: "faulty_print", isFree: true, priority: 2 }],
  ["exchange", { reprintReason: null, isFree: true, priority: 0 }],
  ["refund", null],
  ["postage_refund", null],
])("the offer %s makes the child order %j (print-on-demand §2, child orders and priority)", (offer, plan) => {
  expect(childOrderOf(offer, "faulty_print")).toEqual(plan);
});

test("what came back never goes to a shelf that is picked from", () => {
  expect([placeOfReturned("good"), placeOfReturned("bad")]).toEqual(["seconds", "remill"]);
  expect(findReturnReason("made_up")).toBeNull();
});
