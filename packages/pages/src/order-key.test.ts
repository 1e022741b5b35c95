import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOrderKey, keyBetween, spreadKeys } from "./order-key.ts";

describe("order keys", () => {
  test("always find space between two neighbours, however often", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 120 }), (places) => {
        const keys: string[] = [];
        for (const place of places) {
          const at = place % (keys.length + 1);
          keys.splice(at, 0, keyBetween(keys[at - 1] ?? null, keys[at] ?? null));
        }
        expect(keys).toEqual(keys.toSorted());
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every(isOrderKey)).toBe(true);
      }),
    );
  });

  test.each([0, 1, 2, 30, 31, 61, 62, 200, 2000])("spread over %i siblings are different and in order", (count) => {
    const keys = spreadKeys(count);
    expect(new Set(keys).size).toBe(count);
    expect(keys).toEqual(keys.toSorted());
    expect(keys.every(isOrderKey)).toBe(true);
  });

  test("leave space before the first and after the last", () => {
    const [first, last] = [spreadKeys(200)[0] as string, spreadKeys(200)[199] as string];
    expect(keyBetween(null, first) < first).toBe(true);
    expect(keyBetween(last, null) > last).toBe(true);
  });

  test("refuse neighbours the wrong way round", () => {
    expect(() => keyBetween("b", "a")).toThrow(RangeError);
  });
});
