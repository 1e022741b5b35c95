import { expect, test } from "vitest";
import { readTestCard } from "./test-cards.ts";

const now = new Date("2026-11-20T12:00:00Z");
const card = { number: "4242 4242 4242 4242", expiry: "12/28", securityCode: "123" };

test.each([
  [card, "approve"],
  [{ ...card, number: "4000-0000-0000-0002" }, "decline"],
  [{ ...card, number: "4000000000003220" }, "challenge"],
  [{ ...card, expiry: "11 / 26" }, "approve"],
  [{ ...card, expiry: "11/2026" }, "approve"],
])("%j behaves as %s", (typed, behaviour) => {
  expect(readTestCard(typed, now)?.behaviour).toBe(behaviour);
});

test.each([
  { ...card, number: "4242 4242 4242 4241" },
  { ...card, number: "" },
  { ...card, expiry: "10/26" },
  { ...card, expiry: "13/28" },
  { ...card, expiry: "soon" },
  { ...card, securityCode: "12" },
])("%j is no card", (typed) => {
  expect(readTestCard(typed, now)).toBeNull();
});
