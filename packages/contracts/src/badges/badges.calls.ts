// Badges and PINs of staff: who has one, issuing and withdrawing them, and signing in with them at a terminal.
import { pinFault } from "@selvedge/domain/people/badges";
import * as z from "zod";
import { sessionState } from "../accounts/accounts.calls.ts";
import { defineCall } from "../call.ts";
import { dataOf, idParam, instant } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

const smallId = idParam.refine((id) => id <= 2_147_483_647, "must be a number");
const itemParams = z.object({ id: smallId });

const badge = z.object({
  id: z.number(),
  /** The last four characters of its code. */
  ending: z.string(),
  issuedAt: instant,
});

/** A badge as the reader types it, or a staff number. */
const badgeOrNumber = filledText(40);
const pin = z.string().superRefine((text, context) => {
  const message = pinFault(text);
  if (message) context.addIssue({ code: "custom", message });
});

const badgeErrors = ["terminalNeeded", "badgeUnknown", "badgeWithdrawn", "pinMissing", "pinLocked"] as const;

export const badgeCalls = {
  badges: defineCall({
    key: "GET /atlas/badges/",
    summary: "Everyone who works at the stations, with their badge and how their PIN stands.",
    access: "staff",
    permission: "badges.manage",
    reply: dataOf(
      z.array(
        z.object({
          /** The number that is typed at a terminal when a badge is not at hand. */
          staffNumber: z.number(),
          fullName: z.string(),
          roles: z.array(z.string()),
          badge: badge.nullable(),
          pin: z.enum(["missing", "set", "locked"]),
          lastUsedAt: instant.nullable(),
          /** The station at which a badge has opened a session; null where none is open. */
          station: z.string().nullable(),
        }),
      ),
    ),
  }),
  issueBadge: defineCall({
    key: "POST /atlas/users/{id}/badges/",
    summary: "Issues a badge to a person, who has one at most. Issuing the same one twice changes nothing.",
    access: "staff",
    permission: "badges.manage",
    params: itemParams,
    body: z.strictObject({ code: filledText(40).describe("As the reader types it.") }),
    reply: dataOf(badge),
    errors: ["notFound", "validation", "badgeTaken", "conflict"],
  }),
  withdrawBadge: defineCall({
    key: "POST /atlas/badges/{id}/withdraw/",
    summary: "Withdraws a badge. Every session that its person has opened at a terminal ends at once.",
    access: "staff",
    permission: "badges.manage",
    params: itemParams,
    body: z.strictObject({ because: z.enum(["returned", "lost"]) }),
    reply: dataOf(z.object({ id: z.number(), withdrawnAt: instant })),
    errors: ["notFound", "validation"],
  }),
  setPin: defineCall({
    key: "PUT /atlas/users/{id}/pin/",
    summary: "Sets a person's PIN, which opens a locked one too. Their sessions at terminals end.",
    access: "staff",
    permission: "badges.manage",
    params: itemParams,
    body: z.strictObject({ pin }),
    reply: dataOf(z.object({ pin: z.literal("set") })),
    errors: ["notFound", "validation"],
  }),
  readBadge: defineCall({
    key: "POST /factory/badges/read/",
    summary: "Whose badge this is, before the PIN. Only on a terminal.",
    access: "anyone",
    body: z.strictObject({ badge: badgeOrNumber }),
    reply: dataOf(
      z.object({
        firstName: z.string(),
        fullName: z.string(),
        role: z.string(),
        lastUsedAt: instant.nullable(),
        /** Wrong PINs that are left before it is locked. */
        triesLeft: z.number(),
      }),
    ),
    errors: [...badgeErrors, "notFound", "validation", "permissionDenied", "tooManyTries", "csrf"],
  }),
  signInByBadge: defineCall({
    key: "POST /factory/badges/sign-in/",
    summary:
      "Signs in at a terminal with a badge and its person's PIN. The session works on this terminal alone, permits the work at stations alone, and ends when it is not used. An earlier one at another terminal ends.",
    access: "anyone",
    body: z.strictObject({ badge: badgeOrNumber, pin: z.string().max(20) }),
    reply: sessionState,
    errors: [
      ...badgeErrors,
      "wrongPin",
      "notFound",
      "validation",
      "permissionDenied",
      "demoLoginRefused",
      "tooManyTries",
      "csrf",
    ],
  }),
  stay: defineCall({
    key: "POST /factory/badges/stay/",
    summary: "Says that somebody is still at the terminal, so that their session goes on.",
    access: "staff",
    permission: "floor.scan",
    reply: dataOf(z.object({ stays: z.literal(true) })),
  }),
};
