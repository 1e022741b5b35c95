import { maxLength, minLength } from "@selvedge/domain/validation/rules/text";
import { expect, test } from "vitest";
import { emailAddress, filledText, optionalText, ruledText } from "./text-fields.ts";

const answer = (schema: ReturnType<typeof filledText>, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? read.data : (read.error.issues[0]?.message ?? "");
};

test.each([
  [filledText(5), undefined, "This field is required"],
  [filledText(5), 12, "This field is required"],
  [filledText(5), "  ", "This field is required"],
  [filledText(5), "-1", "This field is required"],
  [filledText(5), "abcdef", "Must contain no more than 5 characters"],
  [filledText(5), " Ada ", "Ada"],
  [emailAddress(), undefined, "This field is required"],
  [emailAddress(), " ", "This field is required"],
  [emailAddress(), "ada", "Please enter a valid email address"],
  [emailAddress(), " ada@bramble.example ", "ada@bramble.example"],
  [ruledText(minLength(2), maxLength(4)), "a", "Must contain at least 2 characters"],
  [ruledText(minLength(2), maxLength(4)), "abcde", "Must contain no more than 4 characters"],
])("the server says the rule's own words (platform-core §5)", (schema, value, message) => {
  expect(answer(schema as ReturnType<typeof filledText>, value)).toBe(message);
});

test("what is optional may be left out", () => {
  expect(optionalText(3).parse(undefined)).toBe("");
  expect(optionalText(3).safeParse("abcd").error?.issues[0]?.message).toBe("Must contain no more than 3 characters");
});
