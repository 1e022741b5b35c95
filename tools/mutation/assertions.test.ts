import { expect, test } from "vitest";
import { strykerPlugins } from "./assertions.mjs";

const { shouldIgnore } = strykerPlugins[0]!.value;
const as = (expression: object) => ({ type: "TSAsExpression", expression });
const table = { type: "ObjectExpression", properties: [] };
const word = { type: "StringLiteral", value: "paid" };

test.each([
  ["a table", { init: as(table) }, { init: table }],
  ["a table under two", { init: as(as(table)) }, { init: table }],
  ["one word of a list", { elements: [word, as(word), null] }, { elements: [word, word, null] }],
  ["nothing", { init: table, name: "flows", loc: undefined }, { init: table, name: "flows", loc: undefined }],
])("the assertion over %s is taken off, and nothing is ignored", (_, node, bare) => {
  expect(shouldIgnore({ node })).toBeUndefined();
  expect(node).toEqual(bare);
});
