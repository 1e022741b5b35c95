import { expect, test } from "vitest";
import { chooseVariant } from "./choose-variant.ts";

const variants = [
  { id: 1, colour: "Black", size: "S", isInStock: true },
  { id: 2, colour: "Black", size: "M", isInStock: false },
  { id: 3, colour: "White", size: "S", isInStock: true },
];
const print = [{ id: 9, colour: "White", size: "A3", isInStock: true }];

test.each([
  ["its colour and size", variants, { colour: "White", size: "S" }, 3],
  ["its id", variants, { variantId: 1 }, 1],
  ["nothing where there is only one", print, {}, 9],
  ["the colour alone where that leaves one size", variants, { colour: "White" }, 3],
])("a part is chosen by %s", (_, of, choice, id) => {
  expect(chooseVariant("Tee", of, choice)).toMatchObject({ ok: true, variant: { id } });
});

test.each([
  ["nothing", {}, "Choose a colour for Tee."],
  ["no size", { colour: "Black" }, "Choose a size for Tee."],
  ["no colour", { size: "S" }, "Choose a colour for Tee."],
  ["what is sold out", { colour: "Black", size: "M" }, "Tee in Black, M is sold out at the moment. Choose another."],
  ["what is not made", { colour: "White", size: "M" }, "Choose again for Tee: this is not made any more."],
  ["another product's variant", { variantId: 9 }, "Choose again for Tee: this is not made any more."],
])("a part is not chosen by %s", (_, choice, message) => {
  expect(chooseVariant("Tee", variants, choice)).toEqual({ ok: false, message });
});
