import { expect, test } from "vitest";
import { chargeOf, checkValues, exampleValues, type TypedValues, wordsOf } from "./check-values.ts";
import type { Personalisation } from "./template.ts";
import { firstUnprintable, lengthOf, type TextKind } from "./text-kinds.ts";

const place = { side: "back", x: 60, y: 40, w: 240, h: 60 } as const;
const shirt: Personalisation = {
  fields: [
    {
      ...{ key: "f1", label: "Name", kind: "name", isRequired: true, maxLength: 14, isUppercase: true },
      ...{ chargeMinor: 300, example: "Marlowe", place },
    },
    {
      ...{ key: "f2", label: "Number", kind: "number", isRequired: false, maxLength: 2, isUppercase: false },
      ...{ chargeMinor: 200, example: "07", place: { ...place, y: 120, h: 180 } },
    },
  ],
  fonts: ["fat", "tall"],
  inks: ["yellow"],
};

test.each<[string, TextKind, string | null]>([
  ["Zoë Łuczak-O'Hara Jr.", "name", null],
  ["Agent 7", "name", "7"],
  ["Zoë ★", "name", "★"],
  ["hi 👩‍👩‍👧", "text", "👩‍👩‍👧"],
  ["Best dad & co, 100%!", "text", null],
  ["Привет", "text", "П"],
  ["0a", "number", "a"],
  ["12 3", "number", " "],
  ["<b>", "text", "<"],
])("of %j in a %s the first letter that cannot be printed is %j", (text, kind, letter) => {
  expect(firstUnprintable(text, kind)).toBe(letter);
});

test("a letter with an accent in two pieces counts as one", () => expect(lengthOf("Zoe\u0308")).toBe(3));

test.each<[string, TypedValues, Record<string, string>]>([
  ["nothing at all", {}, { f1: "Fill in Name." }],
  ["spaces only", { f1: "  \u00a0 " }, { f1: "Fill in Name." }],
  ["a star", { f1: "Zoë ★" }, { f1: "★ cannot be printed here. Letters, spaces, hyphens and accents can." }],
  ["a long name", { f1: "Featherstonehaugh" }, { f1: "Name has room for 14; this is 17." }],
  ["letters for a number", { f1: "Ada", f2: "x" }, { f2: "x cannot be printed here. Digits can." }],
  ["two wrong fields", { f1: "", f2: "123" }, { f1: "Fill in Name.", f2: "Number has room for 2; this is 3." }],
  ["a font that is not offered", { f1: "Ada", font: "brush" }, { font: "Choose one of the fonts." }],
  ["an ink that is not offered", { f1: "Ada", ink: "red" }, { ink: "Choose one of the colours." }],
])("refuses %s by its field", (_, typed, errors) => {
  expect(checkValues(shirt, typed)).toEqual({ ok: false, errors });
});

test("a product whose fields are all optional is not personalised by nothing", () => {
  const optional = { ...shirt, fields: shirt.fields.map((field) => ({ ...field, isRequired: false })) };
  expect(checkValues(optional, { f1: " " })).toEqual({ ok: false, errors: { f1: "Fill in Name or Number." } });
});

test("what was typed is tidied, and what belongs to no field is left out", () => {
  const checked = checkValues(shirt, { f1: "  mar  lowe ", f2: "07", font: "tall", f9: "x" });
  expect(checked).toEqual({ ok: true, values: { texts: { f1: "MAR LOWE", f2: "07" }, font: "tall", ink: "yellow" } });
});

test("only filled fields are charged for and repeated, and a choice only where there was one", () => {
  const values = { ...exampleValues(shirt), texts: { f1: "MARLOWE", f2: "" } };
  expect(chargeOf(shirt, values)).toBe(300);
  expect(chargeOf(shirt, exampleValues(shirt))).toBe(500);
  expect(wordsOf(shirt, values)).toEqual([
    { label: "Name", value: "MARLOWE" },
    { label: "Font", value: "Fat" },
  ]);
});
