import { reasonLimit } from "@selvedge/domain/access/permission-request";
import { requestSubmitted } from "@selvedge/domain/access/request-texts";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { asDivisionId } from "../shapes.ts";

export const permissionCalls = {
  request: defineCall({
    key: "POST /atlas/permissions/request/{permissions}/",
    summary:
      "Asks for permissions, their words joined by commas. On the back-office host as staff; elsewhere as one of a shop's people, whose shop is named. The same request that still waits is not asked twice.",
    access: "signedIn",
    params: z.object({ permissions: z.string().max(1000) }),
    body: z.strictObject({
      reason: z
        .string()
        .trim()
        .min(1, "This field is required")
        .max(reasonLimit, `Must contain no more than ${reasonLimit} characters`),
      division: asDivisionId(z.number().int().positive().max(999_999_999)).optional(),
    }),
    reply: z.object({ data: z.object({ id: z.number() }), message: z.literal(requestSubmitted) }),
    errors: ["signInNeeded", "notFound", "permissionDenied", "validation", "tooManyTries", "csrf"],
  }),
};
