import { expect, test } from "vitest";
import { mergedPart } from "./merged-part.ts";

const since = { text: "Sale", href: "/sale/", isOn: true };

test.each([
  ["nobody else changed anything", { text: "Big sale" }, {}, { text: "Big sale" }, []],
  [
    "somebody changed another field",
    { text: "Big sale" },
    { href: "/tees/" },
    { text: "Big sale", href: "/tees/" },
    [],
  ],
  ["both typed the same", { text: "Big sale" }, { text: "Big sale" }, { text: "Big sale" }, []],
  ["both changed one field", { text: "Big sale" }, { text: "Last days" }, { text: "Big sale" }, ["text"]],
  ["nothing was typed here", {}, { isOn: false }, { isOn: false }, []],
])("settings of two people: %s", (_, mine, theirs, kept, contested) => {
  const merged = mergedPart({ form: { ...since, ...mine }, since, now: { ...since, ...theirs } });
  expect(merged).toEqual({ form: { ...since, ...kept }, contested });
});
