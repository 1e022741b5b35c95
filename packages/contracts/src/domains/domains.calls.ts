// The addresses at which a shop answers: its own at the platform, and domains that it brings.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, instant } from "../shapes.ts";

const record = z.object({
  type: z.enum(["CNAME", "A", "TXT", "CAA"]),
  name: z.string(),
  value: z.string(),
  state: z.enum(["found", "missing", "wrong"]),
  /** What stands there instead. */
  found: z.array(z.string()),
});

const ownDomain = z.object({
  id: z.number(),
  host: z.string(),
  state: z.enum(["waiting", "issuing", "active", "failed"]),
  /** Why it does not go on; empty while it does. */
  reason: z.string(),
  records: z.array(record),
  lookedAt: instant.nullable(),
  nextLookAt: instant,
  certificateExpiresAt: instant.nullable(),
  /** Visitors of every other address are led to it. */
  isMain: z.boolean(),
  createdAt: instant,
});

const addresses = z.object({
  /** Its address at the platform. */
  own: z.object({ label: z.string(), host: z.string(), isMain: z.boolean() }),
  domains: z.array(ownDomain),
  /** Addresses that the shop had at the platform, whose visitors are led to the present one. */
  former: z.array(z.object({ host: z.string(), until: instant.nullable() })),
});

const renamed = addresses.extend({
  /** Pages that visitors read or find by the name before, in the order of their own names; nobody's words are changed. */
  pagesWithFormerName: z.array(z.object({ id: z.int(), name: z.string() })),
});

const errors = ["notFound", "permissionDenied"] as const;

export const domainCalls = {
  readAddresses: defineCall({
    key: "GET /divisions/{division}/domains/",
    summary: "The addresses at which a shop answers, with what its own domains still need.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    reply: dataOf(addresses),
    errors,
  }),
  addDomain: defineCall({
    key: "POST /divisions/{division}/domains/",
    summary: "Adds a domain. The answer names the records that it needs in the DNS.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({ host: z.string().max(300) }),
    reply: dataOf(addresses),
    errors: [...errors, "validation", "tooManyTries"],
  }),
  lookAtDomain: defineCall({
    key: "POST /divisions/{division}/domains/{id}/look/",
    summary: "Looks for a domain's records in the DNS now.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionItemParams,
    reply: dataOf(addresses),
    errors: [...errors, "tooManyTries"],
  }),
  readNameServers: defineCall({
    key: "GET /divisions/{division}/domains/{id}/name-servers/",
    summary:
      "The zone that a domain is in and the names of its servers, looked up now; empty where the DNS knows none.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ zone: z.string(), servers: z.array(z.string()) })),
    errors: [...errors, "tooManyTries"],
  }),
  chooseMain: defineCall({
    key: "PUT /divisions/{division}/main-address/",
    summary: "Makes one of a shop's domains its main address, or with null its address at the platform.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({ id: z.number().int().nullable() }),
    reply: dataOf(addresses),
    errors: [...errors, "conflict"],
  }),
  removeDomain: defineCall({
    key: "DELETE /divisions/{division}/domains/{id}/",
    summary: "Takes a domain off a shop at once; its certificate is deleted.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionItemParams,
    reply: dataOf(addresses),
    errors,
  }),
  renameShop: defineCall({
    key: "PUT /divisions/{division}/name/",
    summary:
      "Changes a shop's name and its address at the platform. Visitors of the former address are led to the new one for a year.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({ name: z.string().trim().max(200), label: z.string().trim().max(100) }),
    reply: dataOf(renamed),
    errors: [...errors, "validation", "tooManyTries"],
  }),
};
