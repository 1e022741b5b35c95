// Who is behind a shop: what legal texts, invoices and customs forms say of the seller, and where invoices are paid to.
import { accountNumber, bic, iban, sortCode } from "@selvedge/domain/shops/bank-details";
import { companyFields } from "@selvedge/domain/shops/company";
import type { Rule } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { vat } from "@selvedge/domain/validation/rules/business-numbers";
import { maxLength } from "@selvedge/domain/validation/rules/text";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams } from "../shapes.ts";
import { optionalText, ruledText } from "../text-fields.ts";

const ifGiven = (rule: Rule): Rule => ({ ...rule, holds: (text) => text === "" || rule.holds(text) });

const company = z.object({
  legalName: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  bankAccountName: z.string(),
  /** Six digits; empty of an account outside the United Kingdom. */
  bankSortCode: z.string(),
  bankAccountNumber: z.string(),
  bankIban: z.string(),
  bankBic: z.string(),
  /** The fields without which legal texts are not whole. */
  missing: z.array(z.enum(companyFields)),
  /** Of what is stored: another than the one that was opened means that somebody saved in between. */
  rev: z.string(),
});

export const companyCalls = {
  getCompany: defineCall({
    key: "GET /divisions/{division}/company/",
    summary: "Who is behind a shop, and what its legal texts miss.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(company),
    errors: ["notFound", "permissionDenied"],
  }),
  saveCompany: defineCall({
    key: "PUT /divisions/{division}/company/",
    summary: "Stores who is behind a shop. 412 with the current details when somebody saved in between.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({
      legalName: optionalText(120),
      companyNumber: optionalText(40),
      vatNumber: ruledText(maxLength(20), vat).default(""),
      email: ruledText(maxLength(120), ifGiven(email)).default(""),
      phone: optionalText(40),
      street: optionalText(200),
      city: optionalText(80),
      zip: optionalText(20),
      country: z.string().regex(/^[A-Z]{2}$/, "Choose a country."),
      bankAccountName: optionalText(70),
      bankSortCode: ruledText(maxLength(10), ifGiven(sortCode)).default(""),
      bankAccountNumber: ruledText(maxLength(12), ifGiven(accountNumber)).default(""),
      bankIban: ruledText(maxLength(42), ifGiven(iban)).default(""),
      bankBic: ruledText(maxLength(14), ifGiven(bic)).default(""),
      rev: z.string().max(40),
    }),
    reply: dataOf(company),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
};
