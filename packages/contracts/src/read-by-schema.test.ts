// No one is shown a validation library's own sentence, whichever call they get wrong.
import { vat } from "@selvedge/domain/validation/rules/business-numbers";
import { googleVerification } from "@selvedge/domain/validation/rules/embeds";
import { appTwoFactorCode, recoveryCode } from "@selvedge/domain/validation/rules/secrets";
import { expect, test } from "vitest";
import * as z from "zod";
import { callGroups } from "./all-calls.ts";
import type { Call } from "./call.ts";
import { readBySchema } from "./read-by-schema.ts";

const textsOf = (schema: z.ZodType, value: unknown) =>
  readBySchema(schema, value).error?.issues.map(({ message }) => message) ?? [];

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, "This field is required"],
  [z.string(), null, "This field is required"],
  [z.string(), 1, "Enter a text"],
  [z.string().max(4), "abcde", "Must contain no more than 4 characters"],
  [z.string().min(1), "", "This field is required"],
  [z.string().min(3), "ab", "Must contain at least 3 characters"],
  [z.number(), "1", "Enter a number"],
  [z.int(), 1.5, "Enter a whole number"],
  [z.number().max(99), 100, "Enter 99 or less"],
  [z.number().min(1), 0, "Enter 1 or more"],
  [z.boolean(), "yes", "Answer yes or no"],
  [z.enum(["open", "paid"]), "lost", "Choose one of: open, paid"],
  [z.enum(["open", "paid"]), undefined, "This field is required"],
  [z.array(z.string()).max(1), ["a", "b"], "Choose no more than 1"],
  [z.array(z.string()).min(1), [], "Choose at least 1"],
  [z.strictObject({}), { role: "owner" }, "We do not know: role"],
  [z.uuid(), "abc", "This value is not valid"],
  [z.union([z.literal(1), z.boolean()]), "abc", "This value is not valid"],
  [z.string().max(4, "Too long for us"), "abcde", "Too long for us"],
])("%# a value that does not fit is explained in our words", (schema, value, text) => {
  expect(textsOf(schema, value)).toEqual([text]);
});

/** As zod's English texts begin. */
const ofTheLibrary = /^(Invalid|Too (big|small)|Unrecognized|Expected)|\bexpected (string|number|object|array)\b/i;

const odd = [undefined, null, 1.5, -1, "", "a".repeat(100_000), true, [], {}, { role: "owner" }, [{}]];

/** The odd values by themselves, and each of them in every field that the schema names. */
function oddValuesFor(schema: z.ZodType): unknown[] {
  const { properties } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as { properties?: object };
  const names = Object.keys(properties ?? {});
  return [...odd, ...odd.map((value) => Object.fromEntries(names.map((name) => [name, value])))];
}

/** Exact texts of platform-core §5 that sound like the library's. */
const ofTheSpecification = new Set([
  appTwoFactorCode.message,
  recoveryCode.message,
  vat.message,
  googleVerification.message,
]);

test("no call answers in the library's words, whatever it is sent", () => {
  const calls = Object.values(callGroups).flatMap((group) => Object.values<Call>(group));
  const found = calls.flatMap(({ key, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema
        ? oddValuesFor(schema)
            .flatMap((value) => textsOf(schema, value))
            .filter((text) => ofTheLibrary.test(text) && !ofTheSpecification.has(text))
            .map((text) => `${key}: ${text}`)
        : [],
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});
