// Text that people type, held against the rules of domain/validation with their words. A form in a browser checks by the
// same rules, so what it lets through and what it says are what the server lets through and says.
import { check, checkIfGiven, type Rule } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { maxLength, required } from "@selvedge/domain/validation/rules/text";
import * as z from "zod";

/** Text without spaces around it that satisfies all rules; otherwise the words of the first one it breaks. */
export const ruledText = (...rules: readonly Rule[]) =>
  z
    .string(required.message)
    .trim()
    .superRefine((text, context) => {
      const message = check(text, rules);
      if (message !== null) context.addIssue({ code: "custom", message });
    });

/** Text of at most `limit` characters that may be empty, and else satisfies all rules. */
export const ruledTextIfGiven = (limit: number, ...rules: readonly Rule[]) =>
  shortText(limit).superRefine((text, context) => {
    const message = checkIfGiven(text, rules);
    if (message !== null) context.addIssue({ code: "custom", message });
  });

/** Text that must be there, of at most `limit` characters. */
export const filledText = (limit: number) =>
  z
    .string(required.message)
    .trim()
    .min(1, { error: required.message, abort: true })
    .max(limit, maxLength(limit).message)
    .refine(required.holds, required.message);

/** Text of at most `limit` characters. */
export const shortText = (limit: number) =>
  z.string(maxLength(limit).message).trim().max(limit, maxLength(limit).message);

/** Text that may be left out or empty, of at most `limit` characters. */
export const optionalText = (limit: number) => shortText(limit).default("");

/** A mail address that must be there. */
export const emailAddress = () => ruledText(required, email);
