// What was done, by whom and to what: both logs of the audit as one list, and whether their chain holds.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, day, instant } from "../shapes.ts";

const entry = z.object({
  /** "shop 12", "platform 9": unique over both logs. */
  id: z.string(),
  at: instant,
  /** "staff", "merchant", "visitor", "system" and their like. */
  kind: z.string(),
  /** Empty for visitors. */
  by: z.string(),
  /** "order.moved" */
  action: z.string(),
  /** "order 12" */
  thing: z.string(),
  /** Null for entries of the platform itself. */
  shop: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** What else was written, as name and value. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  requestId: z.string(),
});

const chain = z.object({
  /** Entries that are linked. */
  links: z.number(),
  linkedAt: instant.nullable(),
  /** Entries of the last minutes that have no link yet. */
  waiting: z.number(),
  /** What did not hold in the last nightly check, in words; null when everything did. */
  fault: z.string().nullable(),
});

const noDay = z.literal("");

export const auditCalls = {
  listAudit: defineCall({
    key: "GET /atlas/audit/",
    summary:
      "What was done in every shop and on the platform, the newest first: 50 at a time, by person, action, thing and day.",
    access: "staff",
    permission: "system.read",
    query: z.object({
      person: z.string().trim().max(120).default("").describe("Part of a name."),
      action: z.string().trim().max(80).default("").describe('The beginning of an action: "order", "order.moved".'),
      thing: z.string().trim().max(120).default("").describe('The beginning of what it was done to: "order 12".'),
      from: z.union([noDay, day]).default("").describe("The first day, of London."),
      to: z.union([noDay, day]).default("").describe("The last day, of London."),
      before: z
        .union([noDay, z.string().regex(/^\d{1,18}\.\d{1,18}$/, "must be `next` of a page")])
        .default("")
        .describe("`next` of the page before."),
    }),
    reply: z.object({ data: z.array(entry), meta: z.object({ next: z.string().nullable() }) }),
  }),
  auditChain: defineCall({
    key: "GET /atlas/audit/chain/",
    summary: "How much of the audit is chained, and what the last nightly check found.",
    access: "staff",
    permission: "system.read",
    reply: dataOf(chain),
  }),
  checkAudit: defineCall({
    key: "POST /atlas/audit/check/",
    summary: "Walks the whole chain now: how many links hold, and the first that does not.",
    access: "staff",
    permission: "system.read",
    reply: dataOf(z.object({ links: z.number(), fault: z.string().nullable() })),
    errors: ["tooManyTries"],
  }),
};
