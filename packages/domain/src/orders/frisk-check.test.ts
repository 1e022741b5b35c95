import fc from "fast-check";
import { expect, test } from "vitest";
import { decisionOf, type FriskFacts, friskCheck, friskRules, isFriskNeeded, reviewHours } from "./frisk-check.ts";

const ordinary: FriskFacts = {
  billingCountry: "GB",
  shippingCountry: "GB",
  isNewCustomer: true,
  attemptsInHour: 1,
  cardsOfDevice: 1,
  totalMinor: 2400,
  shopMedianMinor: 2400,
  address: "ordinary",
  isDisposableEmail: false,
  ordersOfIpInDay: 1,
  shopAgeDays: 400,
  isBoughtByShop: false,
  isFraudProject: false,
};
const codesOf = (changes: Partial<FriskFacts>) => friskCheck({ ...ordinary, ...changes }).hits.map(({ code }) => code);

test("an ordinary first order passes with nothing against it", () => {
  expect(friskCheck(ordinary)).toEqual({ score: 0, decision: "pass", hits: [] });
});

test.each<[Partial<FriskFacts>, string[]]>([
  [{ billingCountry: "US" }, ["countries_differ"]],
  [{ billingCountry: "US", isNewCustomer: false }, []],
  [{ attemptsInHour: 3 }, []],
  [{ attemptsInHour: 4 }, ["many_attempts"]],
  [{ cardsOfDevice: 5 }, []],
  [{ cardsOfDevice: 6 }, ["many_cards"]],
  [{ totalMinor: 9600 }, []],
  [{ totalMinor: 9601 }, ["high_value"]],
  [{ totalMinor: 9601, shopMedianMinor: null }, []],
  [{ address: "freight_forwarder" }, ["freight_forwarder"]],
  [{ address: "known_bad" }, ["known_bad_address"]],
  [{ isDisposableEmail: true }, ["disposable_email"]],
  [{ ordersOfIpInDay: 5 }, []],
  [{ ordersOfIpInDay: 6 }, ["velocity"]],
  [{ isBoughtByShop: true, shopAgeDays: 13 }, ["young_shop_buys_itself"]],
  [{ isBoughtByShop: true, shopAgeDays: 14 }, []],
  [{ isFraudProject: true }, ["fraud_project"]],
])("%j hits %j (print-on-demand §3, friskCheck)", (changes, hits) => {
  expect(codesOf(changes)).toEqual(hits);
});

/** What each rule weighs by itself: only the mark of a fraud blocks alone, and what is ordinary by itself passes. */
test.each([
  ["countries_differ", 25, "pass"],
  ["many_attempts", 30, "pass"],
  ["many_cards", 40, "review"],
  ["high_value", 25, "pass"],
  ["freight_forwarder", 20, "pass"],
  ["known_bad_address", 45, "review"],
  ["disposable_email", 20, "pass"],
  ["velocity", 25, "pass"],
  ["young_shop_buys_itself", 40, "review"],
  ["fraud_project", 80, "block"],
] as const)("%s alone scores %i: %s (print-on-demand §3, friskCheck)", (code, points, decision) => {
  expect(friskRules).toHaveLength(10);
  expect(friskRules.find((each) => each.code === code)?.points).toBe(points);
  expect(decisionOf(points)).toBe(decision);
});

test("a person looks within four hours", () => expect(reviewHours).toBe(4));

test.each([
  [0, "pass"],
  [39, "pass"],
  [40, "review"],
  [79, "review"],
  [80, "block"],
  [100, "block"],
] as const)("a score of %i is %s", (score, decision) => {
  expect(decisionOf(score)).toBe(decision);
});

test.each([
  [{ isMadeByStaff: true, isReprint: false, totalMinor: 2400 }, false],
  [{ isMadeByStaff: false, isReprint: true, totalMinor: 0 }, false],
  [{ isMadeByStaff: false, isReprint: true, totalMinor: 1 }, true],
  [{ isMadeByStaff: false, isReprint: false, totalMinor: 0 }, true],
])("%j is looked at: %s", (order, isNeeded) => {
  expect(isFriskNeeded(order)).toBe(isNeeded);
});

const anyFacts: fc.Arbitrary<FriskFacts> = fc.record({
  billingCountry: fc.constantFrom("GB", "US"),
  shippingCountry: fc.constantFrom("GB", "US"),
  isNewCustomer: fc.boolean(),
  attemptsInHour: fc.nat(9),
  cardsOfDevice: fc.nat(9),
  totalMinor: fc.nat(40_000),
  shopMedianMinor: fc.option(fc.integer({ min: 1, max: 5000 })),
  address: fc.constantFrom("ordinary", "freight_forwarder", "known_bad"),
  isDisposableEmail: fc.boolean(),
  ordersOfIpInDay: fc.nat(9),
  shopAgeDays: fc.nat(40),
  isBoughtByShop: fc.boolean(),
  isFraudProject: fc.boolean(),
});

test("a score is between 0 and 100, is what its hits add up to, and never falls when another rule is hit", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { score, hits, decision } = friskCheck(facts);
      expect(score).toBe(
        Math.min(
          100,
          hits.reduce((sum, { points }) => sum + points, 0),
        ),
      );
      expect(decision).toBe(decisionOf(score));
      const worse = friskCheck({ ...facts, isFraudProject: true });
      expect(worse.score).toBeGreaterThanOrEqual(score);
      expect(worse.decision).toBe("block");
    }),
  );
  expect(new Set(friskRules.map(({ code }) => code)).size).toBe(friskRules.length);
});
