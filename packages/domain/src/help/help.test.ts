import { describe, expect, test } from "vitest";
import { helpGroupCodes, isHelpGroup } from "./groups.ts";
import { helpReasons } from "./reasons.ts";
import { standardQuestions } from "./standard-questions.ts";

const shop = {
  shopName: "Salt & Vine",
  companyName: "Salt Vine Ltd",
  addressLines: [],
  email: "hello@saltvine.test",
  phone: "",
  companyNumber: "",
  vatNumber: "",
  origin: "https://saltvine.test",
};

test("every group has questions, and every question a group and a name of its own", () => {
  for (const code of helpGroupCodes) expect(standardQuestions.some(({ group }) => group === code)).toBe(true);
  expect(standardQuestions.every(({ group }) => isHelpGroup(group))).toBe(true);
  expect(new Set(standardQuestions.map(({ name }) => name)).size).toBe(standardQuestions.length);
});

test.each(helpReasons.map((reason) => [reason.name, reason] as const))(
  "the reason %s ends in questions that exist and in something to do",
  (_, { questions, action }) => {
    const known = standardQuestions.map(({ name }) => name);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter((name) => !known.includes(name))).toEqual([]);
    if (action !== "write") expect(action.href).toMatch(/^\/[a-z-]+\/$/);
  },
);

describe.each(standardQuestions.map((each) => [each.name, each] as const))("%s", (name, { question, answer }) => {
  test("is a question with an answer that is whole and escaped", () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(question).toMatch(/[?]/);
    expect(answer(shop)).toMatch(/^<p>.*<\/p>$/s);
    expect(answer(shop)).not.toMatch(/undefined|null|Salt & Vine/);
  });
});

test("delivery prices are those of the tariff", () => {
  const costs = standardQuestions.find(({ name }) => name === "what-does-delivery-cost")!.answer(shop);
  expect(costs).toContain("United Kingdom, Royal Mail Tracked 48: £3.99, 2 to 3 working days on the road");
  expect(costs).toContain("Europe, Tracked to Europe: £7.95 and £1.50 for each further piece");
});
