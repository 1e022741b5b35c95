// Those who work here: the list, a person's profile, and what the back office does to their records.
import { maskedFieldNames, revealReasonMinLength } from "@selvedge/domain/people/private-fields";
import { staffStates } from "@selvedge/domain/people/staff";
import { maxLength, minLength, required } from "@selvedge/domain/validation/rules/text";
import { ukBankAccountNumber, ukNationalInsuranceNumber, ukSortCode } from "@selvedge/domain/validation/rules/uk";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, idParam, instant, listOf, paging } from "../shapes.ts";
import { filledText, ruledText, shortText } from "../text-fields.ts";

const userParams = z.object({ id: idParam.refine((id) => id <= 2_147_483_647, "must be a number") });

/** null deletes a value. */
const changed = <T extends z.ZodType>(value: T) => value.nullable().optional();

const reasonLimit = 500;
const mutedUser = dataOf(z.object({ id: z.number(), mutedAt: instant.nullable() }));

const kind = z.enum(["office", "factory"]);

const person = {
  id: z.number(),
  fullName: z.string(),
  /** The name of their team; null without one. */
  team: z.string().nullable(),
  kind,
  /** Names of their roles. */
  roles: z.array(z.string()),
  status: z.enum(["Enabled", "Pending", "Disabled"]),
  mutedAt: instant.nullable(),
  isYou: z.boolean(),
};

const profile = z.object({
  ...person,
  accountId: z.number(),
  email: z.string(),
  username: z.string().nullable(),
  mission: z.string(),
  bio: z.string(),
  colour: z.string(),
  channel: z.string().nullable(),
  size: z.string(),
  isLeadership: z.boolean(),
  isDeveloper: z.boolean(),
  reportsTo: z.object({ id: z.number(), fullName: z.string() }).nullable(),
  lastActive: instant.nullable(),
  since: instant,
  mutedBy: z.string().nullable(),
  employeeStatementOption: z.string().nullable(),
  signIn: z.object({
    twoFactorSince: instant.nullable(),
    hasPassword: z.boolean(),
    sessions: z.number(),
  }),
  /** Words of their roles and of their own, as the screen that changes them takes them. */
  access: z.object({
    roles: z.array(z.string()),
    extra: z.array(z.string()),
    timed: z.array(z.object({ permission: z.string(), until: instant })),
    storeControlRole: z.string(),
  }),
  permissions: z.array(
    z.object({
      word: z.string(),
      sentence: z.string(),
      /** The role that it comes with, or "Given to them alone". */
      from: z.string(),
      until: instant.nullable(),
    }),
  ),
  requests: z.array(z.object({ id: z.number(), sentences: z.array(z.string()), createdAt: instant })),
  /** "••••5678"; null where nothing is stored. */
  masked: z.array(z.object({ field: z.enum(maskedFieldNames), name: z.string(), shown: z.string().nullable() })),
  badges: z.array(z.object({ id: z.number(), name: z.string(), shown: z.string(), issuedAt: instant })),
  okrs: z.array(
    z.object({ quarter: z.string(), objective: z.string(), keyResult: z.string(), completion: z.number() }),
  ),
  totalOkrCompletion: z.number(),
  /** Who had a masked value shown in the last twelve months, and why. */
  looks: z.array(z.object({ id: z.number(), field: z.string(), by: z.string(), reason: z.string(), at: instant })),
  /** What was done to their record, the newest first: at most 20. */
  changes: z.array(z.object({ id: z.number(), action: z.string(), by: z.string(), at: instant })),
});

const switchedUser = dataOf(z.object({ id: z.number(), status: z.enum(["Enabled", "Pending", "Disabled"]) }));

export const peopleCalls = {
  listPeople: defineCall({
    key: "GET /atlas/users/",
    summary:
      "Those who work here, by name: searched by name, address, team, role or badge, and limited by kind, role and state.",
    access: "staff",
    permission: "staff.read",
    query: z.object({
      q: z.string().trim().max(120).default(""),
      kind: z.union([kind, z.literal("")]).default(""),
      role: z.string().max(60).default(""),
      state: z.union([z.enum(staffStates), z.literal("")]).default(""),
      ...paging,
    }),
    reply: listOf(z.object({ ...person, lastActive: instant.nullable() })),
  }),
  person: defineCall({
    key: "GET /atlas/users/{id}/",
    summary: "A colleague's profile: what they may do and where each permission comes from; private values masked.",
    access: "staff",
    permission: "staff.read",
    params: userParams,
    reply: dataOf(profile),
    errors: ["notFound"],
  }),
  disableUser: defineCall({
    key: "POST /atlas/users/{id}/disable/",
    summary: "Switches a colleague off: every session and open stream of theirs ends at once.",
    access: "staff",
    permission: "staff.edit",
    params: userParams,
    body: z.strictObject({ reason: shortText(500).default("") }),
    reply: switchedUser,
    errors: ["notFound", "accessRefused"],
  }),
  enableUser: defineCall({
    key: "POST /atlas/users/{id}/enable/",
    summary: "Switches a colleague on, who then signs in again.",
    access: "staff",
    permission: "staff.edit",
    params: userParams,
    reply: switchedUser,
    errors: ["notFound", "accessRefused"],
  }),
  revealPrivate: defineCall({
    key: "POST /atlas/users/{id}/private/reveal/",
    summary:
      "One private value of a colleague in clear text: bank details, National Insurance number, date of birth, phone, home. Needs a reason; every call is written to the audit log.",
    access: "staff",
    permission: "staff.read_private",
    params: userParams,
    body: z.strictObject({
      field: z.enum(maskedFieldNames),
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
