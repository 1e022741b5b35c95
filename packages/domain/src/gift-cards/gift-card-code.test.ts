import fc from "fast-check";
import { expect, test } from "vitest";
import { giftCardCodeOf, giftCardEnding, readGiftCardCode, writtenGiftCardCode } from "./gift-card-code.ts";

const drawn = fc.array(fc.nat(30), { minLength: 15, maxLength: 15 });
const code = drawn.map(giftCardCodeOf);
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

test("a code is 16 signs, none of which is taken for another", () => {
  fc.assert(fc.property(code, (made) => /^[2-9A-HJKMNP-Z]{16}$/.test(made)));
  expect(signs).not.toMatch(/[01OIL]/);
});

test("a code is read however it is grouped and in whichever case it is typed", () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(readGiftCardCode(made)).toBe(made);
      expect(readGiftCardCode(` ${writtenGiftCardCode(made).toLowerCase()} `)).toBe(made);
    }),
  );
});

test("one wrong sign is noticed, wherever it stands", () => {
  fc.assert(
    fc.property(code, fc.nat(15), fc.constantFrom(...signs), (made, place, sign) => {
      fc.pre(made[place] !== sign);
      expect(readGiftCardCode(made.slice(0, place) + sign + made.slice(place + 1))).toBeNull();
    }),
  );
});

test("two neighbours that changed places are noticed", () => {
  fc.assert(
    fc.property(code, fc.nat(14), (made, place) => {
      const [one, other] = [made[place]!, made[place + 1]!];
      fc.pre(one !== other);
      expect(readGiftCardCode(made.slice(0, place) + other + one + made.slice(place + 2))).toBeNull();
    }),
  );
});

test.each(["", "WELCOME10", "2222-2222-2222-222", "OOOO-OOOO-OOOO-OOOO"])("%j is no code of a gift card", (typed) => {
  expect(readGiftCardCode(typed)).toBeNull();
});

test("a code is written in groups of four and known by its last", () => {
  const made = giftCardCodeOf(Array.from({ length: 15 }, (_, place) => place));
  expect(writtenGiftCardCode(made)).toMatch(/^2345-6789-ABCD-EFG.$/);
  expect(writtenGiftCardCode(made).endsWith(giftCardEnding(made))).toBe(true);
});

test.each([[[1, 2, 3]], [Array(15).fill(31)], [Array(15).fill(-1)], [Array(15).fill(0.5)]])(
  "%j draws no code",
  (numbers) => {
    expect(() => giftCardCodeOf(numbers)).toThrow(RangeError);
  },
);
