import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { labelFault, labelLimits, labelOf, similarLabels } from "./shop-label.ts";

describe("a shop's address", () => {
  test.each([
    ["bramble", null],
    ["hedge-row-2", null],
    ["Bram ble", "invalid"],
    ["Bramble", "invalid"],
    ["-bramble", "invalid"],
    ["bramble-", "invalid"],
    ["bram.ble", "invalid"],
    ["xn--bcher-kva", "invalid"],
    ["", "invalid"],
    ["ab", "short"],
    ["a".repeat(40), null],
    ["a".repeat(41), "short"],
    ["selvedge", "reserved"],
    ["www", "reserved"],
    ["backoffice", "reserved"],
  ])("%j is %s", (label, fault) => expect(labelFault(label)).toBe(fault));

  test.each([
    ["Ada's Café", "adas-cafe"],
    ["  Loud   Lemon! ", "loud-lemon"],
    ["日本", ""],
    ["Straße 9", "stra-e-9"],
  ])("of a shop called %j is %j", (name, label) => expect(labelOf(name)).toBe(label));
});

describe("what is offered in its place", () => {
  test("for any name at all: many different labels, each one that a shop may have, none the wanted one", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.stringMatching(/^[a-z0-9-]{1,60}$/)),
        (wanted) => {
          const offers = similarLabels(wanted);
          expect(offers.length).toBeGreaterThanOrEqual(20);
          expect(new Set(offers).size).toBe(offers.length);
          for (const label of offers) {
            expect(labelFault(label)).toBeNull();
            expect(label.length).toBeLessThanOrEqual(labelLimits.max);
            expect(label).not.toBe(wanted);
          }
        },
      ),
    );
  });

  test("begins with what was typed", () => {
    expect(similarLabels("hedge").slice(0, 3)).toEqual(["hedge-co", "hedgeshop", "hedge-uk"]);
  });
});
