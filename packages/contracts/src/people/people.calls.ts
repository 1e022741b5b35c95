// What the back-office does to the records of those who work here.
import { privateFieldNames, revealReasonMinLength } from "@selvedge/domain/people/private-fields";
import { maxLength, minLength, required } from "@selvedge/domain/validation/rules/text";
import { ukBankAccountNumber, ukNationalInsuranceNumber, ukSortCode } from "@selvedge/domain/validation/rules/uk";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, idParam, instant } from "../shapes.ts";
import { filledText, ruledText } from "../text-fields.ts";

const userParams = z.object({ id: idParam.refine((id) => id <= 2_147_483_647, "must be a number") });

/** null deletes a value. */
const changed = <T extends z.ZodType>(value: T) => value.nullable().optional();

const reasonLimit = 500;
const mutedUser = dataOf(z.object({ id: z.number(), mutedAt: instant.nullable() }));

export const peopleCalls = {
  revealPrivate: defineCall({
    key: "POST /atlas/users/{id}/private/reveal/",
    summary:
      "One private value of a colleague in clear text: bank details, National Insurance number, date of birth. Needs a reason; every call is written to the audit log.",
    access: "staff",
    permission: "staff.read_private",
    params: userParams,
    body: z.strictObject({
      field: z.enum(privateFieldNames),
      reason: ruledText(required, minLength(revealReasonMinLength), maxLength(reasonLimit)),
    }),
    /** null where nothing is stored. */
    reply: dataOf(z.object({ field: z.string(), value: z.string().nullable() })),
    errors: ["notFound", "validation", "tooManyTries", "sealedElsewhere"],
  }),
  changePrivate: defineCall({
    key: "PATCH /atlas/users/{id}/private/",
    summary: "Saves private values of a colleague, each encrypted. Omitted fields stay as they are; null deletes one.",
    access: "staff",
    permission: "staff.edit_private",
    params: userParams,
    body: z.strictObject({
      bankAccountName: changed(filledText(100)),
      bankName: changed(filledText(100)),
      sortCode: changed(ruledText(ukSortCode)),
      bankAccountNumber: changed(ruledText(ukBankAccountNumber)),
      nationalInsuranceNumber: changed(ruledText(ukNationalInsuranceNumber)),
      dateOfBirth: changed(z.iso.date({ error: "must be a date such as 1991-04-17" })),
    }),
    /** The fields that were changed; their values are not repeated. */
    reply: dataOf(z.object({ changed: z.array(z.string()) })),
    errors: ["notFound", "validation", "permissionDenied"],
  }),
  muteUser: defineCall({
    key: "POST /atlas/users/{id}/mute/",
    summary: "Mutes a colleague. Muting one twice keeps the first date.",
    access: "staff",
    permission: "staff.mute",
    params: userParams,
    reply: mutedUser,
    errors: ["notFound"],
  }),
  unmuteUser: defineCall({
    key: "POST /atlas/users/{id}/unmute/",
    summary: "Unmutes a colleague.",
    access: "staff",
    permission: "staff.mute",
    params: userParams,
    reply: mutedUser,
    errors: ["notFound"],
  }),
};
