// What staff may do, changed on screens: roles, the access of one person, and requests for more.
import { reasonLimit } from "@selvedge/domain/access/permission-request";
import { staffPermissions, storeControlRoles } from "@selvedge/domain/access/roles";
import { required } from "@selvedge/domain/validation/rules/text";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, idParam, instant } from "../shapes.ts";
import { filledText, optionalText } from "../text-fields.ts";

const permissionWord = z.enum(Object.keys(staffPermissions) as [string, ...string[]]);
const permissions = z.array(permissionWord).max(Object.keys(staffPermissions).length);
const roleWord = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
const smallId = idParam.refine((id) => id <= 2_147_483_647, "must be a number");

const role = z.object({
  word: z.string(),
  name: z.string(),
  purpose: z.string(),
  permissions: z.array(z.string()),
  /** How many have it, whatever their status. */
  people: z.number(),
  /** It came with Selvedge; `isChanged`: and permits something else since. */
  isShipped: z.boolean(),
  isChanged: z.boolean(),
  /** It may do everything, and nobody changes it. */
  isAdmin: z.boolean(),
});

const roleContent = z.strictObject({ name: filledText(40), purpose: optionalText(200), permissions });
const roleParams = z.object({ role: roleWord });
const roleReply = dataOf(z.object({ word: z.string() }));

const sentence = z.object({ word: z.string(), sentence: z.string() });

const accessRequest = z.object({
  id: z.number(),
  fullName: z.string(),
  /** The number of their staff record; null for one of a shop's people. */
  userId: z.number().nullable(),
  /** "Printer", or the name of the shop. */
  from: z.string(),
  isOfShop: z.boolean(),
  permissions: z.array(sentence),
  reason: z.string(),
  createdAt: instant,
  status: z.enum(["waiting", "granted", "denied"]),
  isOwn: z.boolean(),
  /** Sentences of what the reader does not have and cannot give. */
  beyondYours: z.array(z.string()),
  /** Colleagues who could answer it in the reader's place; named where the reader cannot. */
  answerers: z.array(z.string()),
  answer: z.object({ by: z.string(), at: instant, note: z.string(), until: instant.nullable() }).nullable(),
});

const accessSummary = z.object({
  endsSoon: z.array(
    z.object({
      fullName: z.string(),
      /** The number of their staff record; null for one of a shop's people, whose shop is named. */
      userId: z.number().nullable(),
      shopName: z.string().nullable(),
      sentence: z.string(),
      until: instant,
    }),
  ),
  doors: z.array(
    z.object({
      ...sentence.shape,
      /** Refusals within ten minutes of each other count once. */
      times: z.number(),
      /** A role that everyone who was refused has; null for one person, and where they share none. */
      role: z.string().nullable(),
      /** Those who were refused most often, and how many more there are. */
      people: z.array(
        z.object({ userId: z.number(), fullName: z.string(), times: z.number(), lastAt: instant, isYou: z.boolean() }),
      ),
      morePeople: z.number(),
    }),
  ),
});

export const staffAccessCalls = {
  roles: defineCall({
    key: "GET /atlas/staff-roles/",
    summary: "Roles of staff with what each permits, and how many people have it.",
    access: "staff",
    permission: "staff.read",
    reply: dataOf(z.array(role)),
  }),
  makeRole: defineCall({
    key: "POST /atlas/staff-roles/",
    summary: "Makes a role. Nobody gives a role what they may not do themselves.",
    access: "staff",
    permission: "staff.edit",
    body: roleContent,
    reply: roleReply,
    errors: ["validation", "accessRefused"],
  }),
  changeRole: defineCall({
    key: "PATCH /atlas/staff-roles/{role}/",
    summary: "Renames a role and changes what it permits, for everyone who has it. Their sessions get new ids.",
    access: "staff",
    permission: "staff.edit",
    params: roleParams,
    body: roleContent,
    reply: roleReply,
    errors: ["notFound", "validation", "accessRefused"],
  }),
  removeRole: defineCall({
    key: "DELETE /atlas/staff-roles/{role}/",
    summary: "Deletes a role that no one has. A changed role that came with Selvedge is set back to how it came.",
    access: "staff",
    permission: "staff.edit",
    params: roleParams,
    reply: roleReply,
    errors: ["notFound", "accessRefused"],
  }),
  changeAccess: defineCall({
    key: "PATCH /atlas/users/{id}/access/",
    summary:
      "Gives a colleague these roles and single permissions, for good or until an instant, in place of those they have. Their sessions get new ids.",
    access: "staff",
    permission: "staff.edit",
    params: z.object({ id: smallId }),
    body: z.strictObject({
      roles: z.array(roleWord).max(40),
      extra: permissions.default([]),
      timed: z
        .array(z.strictObject({ permission: permissionWord, until: instant }))
        .max(60)
        .default([]),
      storeControlRole: z.enum(Object.keys(storeControlRoles) as [string, ...string[]]),
    }),
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "validation", "accessRefused"],
  }),
  requests: defineCall({
    key: "GET /atlas/access-requests/",
    summary:
      "Requests for permissions: of staff, and of shops' people for those who may change shops. Waiting ones oldest first, or the last 50 answered ones.",
    access: "staff",
    permission: "permissions.decide",
    query: z.object({ view: z.enum(["waiting", "answered"]).default("waiting") }),
    reply: z.object({ data: z.array(accessRequest), meta: z.object({ waiting: z.number() }) }),
  }),
  summary: defineCall({
    key: "GET /atlas/access-requests/summary/",
    summary:
      "Permissions of limited time that end within 14 days, and those that staff lacked in the last 7 days and still do.",
    access: "staff",
    permission: "permissions.decide",
    reply: dataOf(accessSummary),
  }),
  answerRequest: defineCall({
    key: "POST /atlas/access-requests/{id}/answer/",
    summary:
      "Grants a request for good or for a number of days, or denies it with a note. The person who asked gets a mail.",
    access: "staff",
    permission: "permissions.decide",
    params: z.object({ id: idParam }),
    body: z
      .strictObject({
        answer: z.enum(["grant", "deny"]),
        /** null: for good. */
        days: z.number().int().min(1).max(366).nullable().default(null),
        note: optionalText(reasonLimit),
      })
      .refine(({ answer, note }) => answer === "grant" || note !== "", {
        message: required.message,
        path: ["note"],
      }),
    reply: dataOf(z.object({ id: z.number(), status: z.enum(["granted", "denied"]) })),
    errors: ["notFound", "validation", "accessRefused", "conflict"],
  }),
};
