import { expect, test } from "vitest";
import { strykerPlugins } from "./prose.mjs";

const { shouldIgnore } = strykerPlugins[0]!.value;

/** A written text as Stryker meets it: with the node that it is in. */
const written = (value: string, parent: object) => ({ isStringLiteral: () => true, node: { value }, parent });
const under = (name: string) => ({ type: "ObjectProperty", key: { type: "Identifier", name } });
const argument = { type: "CallExpression" };

test.each([
  ["a sentence in a table", "The money has arrived.", under("meaning")],
  ["a sentence given to a function", "It may still be paid.", argument],
  ["a name that is shown", "Quote", under("name")],
  ["a name of several words", "Terms requested", under("name")],
])("%s is prose", (_, text, parent) => {
  expect(shouldIgnore(written(text, parent))).toBe("Prose: nothing is decided by it");
});

test.each([
  ["a status", "bespoke_idle", under("to")],
  ["a permission word", "orders.read", argument],
  ["the name of a rule", "app_2fa_code", under("name")],
  ["a currency", "GBP", under("name")],
  ["the message of a rule", "Please enter a valid url", under("message")],
  ["an exact text under a name of its own", "Permission request successfully submitted", { type: "TSAsExpression" }],
  ["a list that is split", "src width height", { type: "MemberExpression", property: { name: "split" } }],
  ["a list of codes", "AT BE BG", argument],
  ["a blank alone", " ", argument],
])("%s counts", (_, text, parent) => {
  expect(shouldIgnore(written(text, parent))).toBeUndefined();
});

test("what is not a written text counts: numbers, conditions, and texts put together from parts", () => {
  expect(shouldIgnore({ ...written("Ask again in a day.", argument), isStringLiteral: () => false })).toBeUndefined();
});
