import { expect, test } from "vitest";
import { anyone, factsOf, type Visitor } from "./visitor.ts";
import { visitorWhoSees } from "./visitor-who-sees.ts";

/** A Sunday. */
const nowMs = Date.parse("2026-11-22T14:32:00Z");
const audience = { timeZone: "Europe/London", currency: "GBP", tests: [] } as unknown as Parameters<typeof factsOf>[1];
const seen = (rules: Parameters<typeof visitorWhoSees>[0], visitor: Visitor = anyone) =>
  visitorWhoSees(rules, visitor, factsOf(visitor, audience, nowMs));
const login = { name: "login", params: { is: "logged-in" } };

test.each([
  ["signed in", [login], { login: "logged-in" }],
  ["who pays in euros", [{ name: "currency", params: { in: ["EUR", "USD"] } }], { currency: "EUR" }],
  [
    "in a country, signed in",
    [login, { name: "country", params: { in: ["IE"] } }],
    { login: "logged-in", country: "IE" },
  ],
  [
    "of a variation",
    [{ name: "variation", params: { test: "hero", is: "cliffs" } }],
    { variations: { hero: "cliffs" } },
  ],
  [
    "once the sale has begun",
    [{ name: "between", params: { from: "2026-11-27T09:00:00.000Z", until: "2026-11-28T09:00:00.000Z" } }],
    { at: "2026-11-27T09:00:00.000Z" },
  ],
  [
    "on a Saturday of the sale",
    [
      { name: "between", params: { from: "2026-11-27T09:00:00.000Z" } },
      { name: "weekly", params: { days: ["sat"] } },
    ],
    { at: "2026-11-28T00:00:00.000Z" },
  ],
] as const)("a block is seen by somebody %s", (_, rules, more) => {
  expect(seen(rules as unknown as Parameters<typeof visitorWhoSees>[0])).toEqual({ ...anyone, ...more });
});

test("nobody sees a block of a sale that is over, or whose rule is wrong", () => {
  expect(seen([{ name: "between", params: { until: "2026-11-01T00:00:00.000Z" } }])).toBeNull();
  expect(seen([{ name: "moonlight", params: {} }])).toBeNull();
});

test("nobody sees a block whose rules ask for one thing and for another", () => {
  expect(seen([login, { name: "login", params: { is: "logged-out" } }])).toBeNull();
  const ofTwo = (one: string, other: string) =>
    [one, other].map((country) => ({ name: "country", params: { in: [country] } }));
  expect(seen(ofTwo("IE", "FR"), { ...anyone, country: "IE" })).toBeNull();
});

test("what a visitor is already stays", () => {
  const visitor = { ...anyone, country: "FR", login: "logged-in" } as const;
  expect(seen([login, { name: "currency", params: { in: ["EUR"] } }], visitor)).toEqual({
    ...visitor,
    currency: "EUR",
  });
});
