// Customers of every shop, by their accounts, and seeing a dashboard or an account as its owner sees it.
import { viewReasonMinLength } from "@selvedge/domain/people/customer-view";
import { maxLength, minLength, required } from "@selvedge/domain/validation/rules/text";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { asDivisionId, dataOf, instant, listOf, paging } from "../shapes.ts";
import { ruledText } from "../text-fields.ts";

const shop = z.object({ id: z.number(), name: z.string() });

const customer = z.object({
  accountId: z.number(),
  fullName: z.string(),
  email: z.string(),
  since: instant,
  isDisabled: z.boolean(),
  /** Whether somebody has confirmed the address. An account without that is listed by a search alone. */
  isConfirmed: z.boolean(),
  /** Shops whose dashboard they open, with their role there. */
  runs: z.array(z.object({ ...shop.shape, role: z.string() })),
  /** Shops where they have an account. */
  buysAt: z.array(shop),
});

const id = z.number().int().positive().max(2_147_483_647);

export const customerViewCalls = {
  listCustomers: defineCall({
    key: "GET /atlas/customers/",
    summary: "Accounts of merchants and shoppers, by name: searched by name, address or shop.",
    access: "staff",
    permission: "customers.read",
    query: z.object({ q: z.string().trim().max(120).default(""), ...paging }),
    reply: listOf(customer),
  }),
  seeAs: defineCall({
    key: "POST /atlas/customer-views/",
    summary:
      "An address that opens a customer's dashboard, or their account at a shop, as they see it: once, within a minute. The view lasts 15 minutes, is read-only unless granted, and ends with the session that asked. Its start, end, pages and changes are written to the audit log; the customer gets a mail.",
    access: "staff",
    permission: "customers.see_as",
    body: z.strictObject({
      accountId: id,
      /** The shop whose account is seen; null for the dashboard. */
      shopId: asDivisionId(id).nullable().default(null),
      reason: ruledText(required, minLength(viewReasonMinLength), maxLength(500)),
      mayChange: z.boolean().default(false).describe("Needs customers.change_as, and is for dashboards alone."),
    }),
    reply: dataOf(z.object({ url: z.string() })),
    errors: ["notFound", "validation", "permissionDenied", "viewRefused", "tooManyTries"],
  }),
};
