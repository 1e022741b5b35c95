import { expect, test } from "vitest";
import { readTag } from "./html-tag.ts";

const read = (text: string) => {
  const tag = readTag(text, "meta");
  return tag && { ...Object.fromEntries(tag.attributes), rest: tag.rest };
};

test.each([
  ["two kinds of quotes", `<meta a="x" b='y'>`, { a: "x", b: "y", rest: "" }],
  ["quotes inside the other kind", `<meta a="it's" b='"so"'>`, { a: "it's", b: '"so"', rest: "" }],
  ["an attribute without a value", "<meta hidden>", { hidden: "", rest: "" }],
  [
    "names of letters, digits, colons and dashes",
    `<meta data-x1="1" og:title="2">`,
    { "data-x1": "1", "og:title": "2", rest: "" },
  ],
  ["names in capitals", `<META NAME="x">`, { name: "x", rest: "" }],
  ["several blanks and lines between", `<meta  a="x"\n\tb="y"  >`, { a: "x", b: "y", rest: "" }],
  ["its own end", `<meta a="x"/>`, { a: "x", rest: "" }],
  ["its own end after a blank", `<meta a="x" />`, { a: "x", rest: "" }],
  ["one name twice, of which the first counts", `<meta a="x" A="y">`, { a: "x", rest: "" }],
  ["something behind it", `<meta a="x"> /<p>`, { a: "x", rest: " /<p>" }],
  ["an empty value", `<meta a="">`, { a: "", rest: "" }],
])("a tag with %s is read", (_, text, tag) => {
  expect(read(text)).toEqual(tag);
});

test.each([
  ["another tag", `<link a="x">`],
  ["a longer tag's name", `<metadata a="x">`],
  ["no end", `<meta a="x"`],
  ["something before it", ` <meta a="x">`],
  ["a value without quotes", "<meta a=x>"],
  ["an unclosed value", `<meta a="x>`],
  ["a bracket in a value", `<meta a="<b>">`],
  ["a bracket in a value of the other quotes", "<meta a='<b>'>"],
  ["no blank between attributes", `<meta a="x"b="y">`],
  ["a name that begins with a digit", `<meta 1a="x">`],
  ["nothing", ""],
])("%s is not read", (_, text) => {
  expect(read(text)).toBeNull();
});
