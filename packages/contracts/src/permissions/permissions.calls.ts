import { reasonLimit } from "@selvedge/domain/access/permission-request";
import { requestSubmitted } from "@selvedge/domain/access/request-texts";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { asDivisionId, dataOf, instant } from "../shapes.ts";

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
      place: z
        .string()
        .max(500)
        .default("")
        .describe("The path that the request is sent from. The mail with the answer leads back to it."),
    }),
    reply: z.object({ data: z.object({ id: z.number() }), message: z.literal(requestSubmitted) }),
    errors: ["signInNeeded", "notFound", "permissionDenied", "validation", "tooManyTries", "csrf"],
  }),
  ownRequests: defineCall({
    key: "GET /atlas/permissions/requests/",
    summary:
      "The caller's own requests that wait for an answer: on the back-office host those of staff, elsewhere those in the shop that is named.",
    access: "signedIn",
    query: z.object({ division: z.coerce.number().int().positive().max(999_999_999).optional() }),
    reply: dataOf(z.array(z.object({ id: z.number(), permissions: z.array(z.string()), createdAt: instant }))),
    errors: ["signInNeeded", "notFound", "permissionDenied"],
  }),
  missed: defineCall({
    key: "POST /atlas/permissions/missed/{permission}/",
    summary:
      "Records that a page of the back office stayed closed to the signed-in person because they lack this permission. Once in ten minutes for each permission.",
    access: "signedIn",
    params: z.object({ permission: z.string().max(60) }),
    body: z.strictObject({ place: z.string().max(500).default("") }),
    reply: dataOf(z.object({ isRecorded: z.boolean() })),
    errors: ["signInNeeded", "permissionDenied", "validation", "csrf"],
  }),
};
