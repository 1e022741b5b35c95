// What a person reads of a value that does not fit its schema, wherever the schema has no text of its own.
import { maxLength, minLength, required } from "@selvedge/domain/validation/rules/text";
import type * as z from "zod";

/** The value by its schema, or what is wrong with it in our own words: never in those of the library. */
export const readBySchema = <S extends z.ZodType>(schema: S, value: unknown) =>
  schema.safeParse(value, { error: (issue) => textOf(issue as z.core.$ZodRawIssue) });

type Issue<Code extends z.core.$ZodRawIssue["code"]> = Extract<z.core.$ZodRawIssue, { code: Code }>;

const wrong = "This value is not valid";

function textOf(issue: z.core.$ZodRawIssue): string {
  const text = texts[issue.code as keyof typeof texts] as ((of: z.core.$ZodRawIssue) => string) | undefined;
  return text ? text(issue) : wrong;
}

const texts = {
  invalid_type: ({ input, expected }: Issue<"invalid_type">) =>
    input === undefined || input === null ? required.message : (kinds[expected] ?? wrong),
  invalid_value: ({ input, values }: Issue<"invalid_value">) => {
    if (input === undefined || input === null) return required.message;
    return values.length > 12 ? "Choose one of the options" : `Choose one of: ${values.join(", ")}`;
  },
  too_big: ({ origin, maximum }: Issue<"too_big">) =>
    origin === "string"
      ? maxLength(Number(maximum)).message
      : isList(origin)
        ? `Choose no more than ${maximum}`
        : `Enter ${maximum} or less`,
  too_small: ({ origin, minimum }: Issue<"too_small">) =>
    origin === "string"
      ? Number(minimum) === 1
        ? required.message
        : minLength(Number(minimum)).message
      : isList(origin)
        ? `Choose at least ${minimum}`
        : `Enter ${minimum} or more`,
  unrecognized_keys: ({ keys }: Issue<"unrecognized_keys">) => `We do not know: ${keys.join(", ")}`,
};

const kinds: Readonly<Record<string, string>> = {
  string: "Enter a text",
  number: "Enter a number",
  int: "Enter a whole number",
  boolean: "Answer yes or no",
};

const isList = (origin: string): boolean => origin === "array" || origin === "set";
