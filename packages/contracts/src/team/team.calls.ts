// A shop's team: its people, its open invitations, its own roles, and who asks for more.
import { merchantPermissions, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import { newPasswordFault, wordsAbout } from "@selvedge/domain/validation/rules/new-password";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, instant } from "../shapes.ts";
import { emailAddress, filledText, optionalText } from "../text-fields.ts";

const permissionWord = z.enum(Object.keys(merchantPermissions) as [string, ...string[]]);
const permissions = z.array(permissionWord).max(Object.keys(merchantPermissions).length);
const roleName = z.enum(["own", ...Object.keys(merchantRoles)]);

/** A role of the platform by its word, or "own" with the number of one of the shop's own; single permissions beside it. */
const place = {
  role: roleName,
  shopRoleId: z.number().int().positive().max(2_147_483_647).nullable().default(null),
  permissions: permissions.default([]),
};
const namesItsRole = ({ role, shopRoleId }: { role: string; shopRoleId: number | null }) =>
  (role === "own") === (shopRoleId !== null);
const needsRole = { message: "Choose a role.", path: ["role"] };

const shownPlace = { role: z.string(), shopRoleId: z.number().nullable(), roleName: z.string() };

export const team = z.object({
  /** Whether everyone here needs two-factor: without it the shop is closed to them until they have set it up. */
  asksTwoFactor: z.boolean(),
  people: z.array(
    z.object({
      /** The number of the account. */
      id: z.number(),
      fullName: z.string(),
      email: z.string(),
      ...shownPlace,
      /** All that they may do, role included. */
      permissions: z.array(z.string()),
      /** Beyond the role. */
      extra: z.array(z.string()),
      timed: z.array(z.object({ permission: z.string(), until: instant })),
      hasTwoFactor: z.boolean(),
      lastSeenAt: instant.nullable(),
      isYou: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      ...shownPlace,
      permissions: z.array(z.string()),
      invitedBy: z.string(),
      createdAt: instant,
      mailedAt: instant,
      expiresAt: instant,
    }),
  ),
  roles: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      permissions: z.array(z.string()),
      people: z.number(),
      invitations: z.number(),
    }),
  ),
  requests: z.array(
    z.object({
      id: z.number(),
      accountId: z.number(),
      fullName: z.string(),
      permissions: z.array(z.object({ word: z.string(), sentence: z.string() })),
      reason: z.string(),
      createdAt: instant,
    }),
  ),
});

/** What an invited person sees before they accept. */
const shownInvitation = z.object({
  shopName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  roleName: z.string(),
  expiresAt: instant,
  /** Whether an account with this address is there: it signs in, otherwise one is made. */
  hasAccount: z.boolean(),
});

const tokenParams = z.object({ token: z.string().regex(/^[\w-]{22}$/) });

export const teamCalls = {
  team: defineCall({
    key: "GET /divisions/{division}/team/",
    summary: "People of a shop with their roles, open invitations, the shop's own roles, and open permission requests.",
    access: "merchant",
    permission: "people.manage",
    params: divisionParams,
    reply: dataOf(team),
    errors: ["notFound", "permissionDenied"],
  }),
  changeTeam: defineCall({
    key: "PATCH /divisions/{division}/team/",
    summary: "Says whether everyone of a shop needs two-factor. Who turns it on has set it up.",
    access: "merchant",
    permission: "people.manage",
    params: divisionParams,
    body: z.strictObject({ asksTwoFactor: z.boolean() }),
    reply: dataOf(z.object({ asksTwoFactor: z.boolean() })),
    errors: ["notFound", "permissionDenied", "validation", "teamRefused"],
  }),
  invite: defineCall({
    key: "POST /divisions/{division}/team/invitations/",
    summary:
      "Invites a person by mail. The link works for seven days. An address that is invited already gets a new mail and the new role.",
    access: "merchant",
    permission: "people.manage",
    params: divisionParams,
    body: z.strictObject({ email: emailAddress(), ...place }).refine(namesItsRole, needsRole),
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "validation", "teamRefused", "tooManyTries"],
  }),
  inviteAgain: defineCall({
    key: "POST /divisions/{division}/team/invitations/{id}/send-again/",
    summary: "Mails a new link for seven more days. Earlier links stop working.",
    access: "merchant",
    permission: "people.manage",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "tooManyTries"],
  }),
  withdraw: defineCall({
    key: "DELETE /divisions/{division}/team/invitations/{id}/",
    summary: "Withdraws an invitation: its link stops working.",
    access: "merchant",
    permission: "people.manage",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied"],
  }),
  changePerson: defineCall({
    key: "PATCH /divisions/{division}/team/people/{id}/",
    summary: "Changes a person's role and single permissions.",
    access: "merchant",
    permission: "people.manage",
    params: divisionItemParams,
    body: z.strictObject(place).refine(namesItsRole, needsRole),
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "validation", "teamRefused"],
  }),
  removePerson: defineCall({
    key: "DELETE /divisions/{division}/team/people/{id}/",
    summary: "Takes a person out of the team.",
    access: "merchant",
    permission: "people.manage",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "teamRefused"],
  }),
  leave: defineCall({
    key: "POST /memberships/{division}/leave/",
    summary: "Leaves a shop's team; its last owner can't.",
    access: "signedIn",
    params: divisionParams,
    reply: dataOf(z.object({ division: z.number() })),
    errors: ["signInNeeded", "notFound", "teamRefused"],
  }),
  makeRole: defineCall({
    key: "POST /divisions/{division}/team/roles/",
    summary: "Makes a role of the shop's own.",
    access: "merchant",
    permission: "people.manage",
    params: divisionParams,
    body: z.strictObject({ name: filledText(40), permissions }),
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "validation", "teamRefused"],
  }),
  changeRole: defineCall({
    key: "PATCH /divisions/{division}/team/roles/{id}/",
    summary: "Renames one of the shop's own roles or changes what it permits, for everyone who has it.",
    access: "merchant",
    permission: "people.manage",
    params: divisionItemParams,
    body: z.strictObject({ name: filledText(40), permissions }),
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "validation", "teamRefused"],
  }),
  removeRole: defineCall({
    key: "DELETE /divisions/{division}/team/roles/{id}/",
    summary: "Deletes one of the shop's own roles that no one has.",
    access: "merchant",
    permission: "people.manage",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "teamRefused"],
  }),
  answerRequest: defineCall({
    key: "POST /divisions/{division}/team/requests/{id}/answer/",
    summary: "Grants a permission request for good or for 24 hours, or denies it. The person who asked gets a mail.",
    access: "merchant",
    permission: "people.manage",
    params: divisionItemParams,
    body: z.strictObject({ answer: z.enum(["grant", "grantForDay", "deny"]), note: optionalText(500) }),
    reply: dataOf(z.object({ id: z.number(), status: z.enum(["granted", "denied"]) })),
    errors: ["notFound", "permissionDenied", "validation", "teamRefused", "conflict"],
  }),
  invitation: defineCall({
    key: "GET /invitations/{token}/",
    summary: "What an invitation offers, for the person who follows its link.",
    access: "anyone",
    params: tokenParams,
    reply: dataOf(shownInvitation),
    errors: ["notFound"],
  }),
  joinAsNew: defineCall({
    key: "POST /invitations/{token}/join/",
    summary: "Makes an account for the invited address, joins the team with it, and signs in.",
    access: "anyone",
    params: tokenParams,
    body: z
      .strictObject({ fullName: filledText(80), password: z.string().max(200) })
      .superRefine(({ password, fullName }, context) => {
        const message = newPasswordFault(password, wordsAbout("", fullName));
        if (message !== null) context.addIssue({ code: "custom", message, path: ["password"] });
      }),
    reply: dataOf(z.object({ division: z.number(), shopName: z.string() })),
    errors: ["notFound", "validation", "conflict", "tooManyTries"],
  }),
  accept: defineCall({
    key: "POST /invitations/{token}/accept/",
    summary: "Joins the team with the signed-in account, whose address must be the invited one.",
    access: "signedIn",
    params: tokenParams,
    reply: dataOf(z.object({ division: z.number(), shopName: z.string() })),
    errors: ["signInNeeded", "notFound", "otherAddress"],
  }),
};
