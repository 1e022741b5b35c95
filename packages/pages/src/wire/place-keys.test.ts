import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byPlace } from "../doc.ts";
import { isOrderKey } from "../order-key.ts";
import { placeKeys } from "./place-keys.ts";

const siblings = (...keys: unknown[]) => keys.map((pos, index) => ({ uid: `u${String(index).padStart(3, "0")}`, pos }));
const key = fc.stringMatching(/^[0-9A-Za-z]{0,2}[1-9A-Za-z]$/);

describe("place keys of a page that is read", () => {
  test("put siblings in the order they came in, whatever keys they had", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(key, fc.constantFrom(undefined, null, 4, "", "0", "a-b")), { maxLength: 40 }),
        (all) => {
          const read = siblings(...all);
          const keys = placeKeys(read);
          const placed = read.map(({ uid }, index) => ({ uid, pos: keys[index] ?? "" }));
          expect(keys.every(isOrderKey)).toBe(true);
          expect(placed.toSorted(byPlace)).toEqual(placed);
        },
      ),
    );
  });

  test.each([
    ["all where they agree with the order", ["B", "K", "V"], ["B", "K", "V"]],
    ["equal ones, which two people made at one place", ["K", "K", "V"], ["K", "K", "V"]],
    ["those of the blocks that an older client left where they were", ["B", "V", "K", "X"], ["B", null, "K", "X"]],
    ["those beside a block that has none yet", ["B", undefined, "K"], ["B", null, "K"]],
    ["those beside one that cannot be read", ["B", "K0", "V"], ["B", null, "V"]],
  ])("keep %s", (_, keys, kept) => {
    const given = placeKeys(siblings(...keys));
    kept.forEach((each, index) => {
      if (each !== null) expect(given[index]).toBe(each);
    });
    expect(given).toHaveLength(keys.length);
  });

  test("are spread where there are none", () => {
    expect(placeKeys(siblings(undefined, undefined, undefined))).toEqual(["F", "V", "k"]);
  });
});
