import { findBlank } from "@selvedge/garments/blanks/blanks";
import { expect, test } from "vitest";
import { clearestOther } from "./clearest-other.ts";

const { colours } = findBlank("tee-unisex")!;
const named = (name: string) => colours.find((colour) => colour.name === name)!;

test.each([
  ["White", { White: "lost", Black: "clear", Natural: "faint", Navy: "clear" }, "Black"],
  ["Black", { Black: "lost", White: "clear", Sand: "clear" }, "White"],
  ["White", { White: "lost", Natural: "faint" }, null],
  ["White", {}, null],
] as const)("where %s shows too little, of %j it is %s to try", (shown, legibility, other) => {
  expect(clearestOther(colours, named(shown), new Map(Object.entries(legibility)))).toBe(other);
});
