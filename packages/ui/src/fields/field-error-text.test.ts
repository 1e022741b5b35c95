import { expect, test } from "vitest";
import { fieldErrorText } from "./field-error-text.ts";

test.each([
  [["Constraints not satisfied"], { valueMissing: true }, "This field is required"],
  [["Include an @"], { typeMismatch: true }, "Please enter a valid email address"],
  [["Taken already", "Too short"], { customError: true }, "Taken already Too short"],
  [["Value must be at most 99"], {}, "Value must be at most 99"],
])("%o with %o reads “%s” (platform-core §5)", (errors, flags, text) => {
  expect(fieldErrorText(errors, flags)).toBe(text);
});
