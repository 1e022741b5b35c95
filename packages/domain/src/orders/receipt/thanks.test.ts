import fc from "fast-check";
import { expect, test } from "vitest";
import { isThankedFor, mailThanks, namedWords, receiptThanks } from "./thanks.ts";

test.each([
  ["", "Rowan", "Thanks, Rowan.", "Thank you, Rowan"],
  ["You made our day, {name}", "Rowan", "You made our day, Rowan.", "You made our day, Rowan"],
  ["You made our day, {name}!", "", "You made our day!", "You made our day!"],
  ["On belay?", "Rowan", "On belay?", "On belay?"],
  ["{name}, {name}!", "Jo", "Jo, Jo!", "Jo, Jo!"],
])("%j thanks %j", (heading, name, onReceipt, inMail) => {
  expect([receiptThanks(heading, name), mailThanks(heading, name)]).toEqual([onReceipt, inMail]);
});

test("a name is text, whatever is in it", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      fc.pre(name.trim() !== "");
      expect(namedWords("Hello {name}", name)).toBe(`Hello ${name.trim()}`);
    }),
  );
});

const piece = { steps: [{ code: "printed", state: "later" }] } as const;
test.each([
  ["paid", { paidWith: "Visa ending 4242", owed: null, garments: [piece] }, true],
  ["ordered on terms", { paidWith: "", owed: {}, garments: [piece] }, true],
  ["still to be paid", { paidWith: "", owed: null, garments: [piece] }, false],
  ["paid, and then cancelled", { paidWith: "Visa ending 4242", owed: null, garments: [{ steps: [] }] }, false],
])("an order that is %s", (_, receipt, isThanked) => {
  expect(isThankedFor({ tracking: [], ...receipt })).toBe(isThanked);
});
