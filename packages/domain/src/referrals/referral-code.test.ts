import fc from "fast-check";
import { expect, test } from "vitest";
import { referralCodeOf } from "./referral-code.ts";

test.each([
  ["stromness-sc", "stromness-sc"],
  ["Stromness Sailing Club", "stromness-sailing-club"],
  ["  --A--  ", "a"],
  ["Zoë & co.", "zo-co"],
  ["!!!", ""],
  ["", ""],
  [undefined, ""],
  [`${"a".repeat(39)} b`, "a".repeat(39)],
])("%j is shared as %j", (name, code) => {
  expect(referralCodeOf(name)).toBe(code);
});

test("a code is its own code, and needs no escaping in an address", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const code = referralCodeOf(name);
      expect(referralCodeOf(code)).toBe(code);
      expect(encodeURIComponent(code)).toBe(code);
      expect(code.length).toBeLessThanOrEqual(40);
    }),
  );
});
