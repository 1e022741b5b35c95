import { expect, test } from "vitest";
import { sortErrors } from "./field-errors.ts";

const names = ["name", "priceIncTaxMinor"];

test("errors of fields go to their fields, and the message is not shown twice", () => {
  const answer = { message: "The given data was invalid.", errors: { name: ["This field is required"] } };
  expect(sortErrors(answer, names)).toEqual({ formMessage: null, fieldErrors: { name: ["This field is required"] } });
});

test("errors that no field of the form can show are shown above it", () => {
  const answer = { message: "Invalid", errors: { name: ["Too long"], currency: ["Not sold in this shop"] } };
  expect(sortErrors(answer, names)).toEqual({
    formMessage: "Not sold in this shop",
    fieldErrors: { name: ["Too long"] },
  });
});

test.each([[undefined], [{}], [{ name: [] }]])("without errors %o the message is above the form", (errors) => {
  expect(sortErrors({ message: "Pro upgrade required", errors }, names)).toEqual({
    formMessage: "Pro upgrade required",
    fieldErrors: {},
  });
});
