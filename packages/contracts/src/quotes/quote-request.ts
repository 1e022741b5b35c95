import { fewestQuoted, mostQuoted } from "@selvedge/domain/quotes/quote-limits";
import { piecesOf } from "@selvedge/domain/quotes/quote-totals";
import * as z from "zod";
import { addIssue, isTyped } from "../checkout/address.ts";
import { day } from "../shapes.ts";
import { emailAddress, filledText, optionalText } from "../text-fields.ts";

const pieces = z.number({ error: "Enter how many you want" }).int("Enter a whole number");

/** Of each size how many; what is left out is named later. */
export const quoteSizes = z.record(z.string().max(20), z.number().int().min(0).max(mostQuoted));

/** What a customer asks for, and who they are. Garment, colour, sides and sizes may be left to us. */
export const quoteRequest = z
  .strictObject({
    firstName: filledText(60),
    lastName: filledText(60),
    company: optionalText(80),
    email: emailAddress(),
    phone: optionalText(30),
    country: z.string().regex(/^[A-Z]{2}$/, "Choose a country"),
    zip: optionalText(16),
    wants: filledText(200),
    quantity: pieces
      .min(fewestQuoted, `We quote from ${fewestQuoted} pieces. Fewer you can order in the shop.`)
      .max(mostQuoted, `For more than ${mostQuoted} pieces write to us.`),
    wantedBy: day.nullable().catch(null).default(null),
    message: optionalText(2000),
    blankCode: z.string().max(40).nullable().default(null),
    colour: optionalText(60),
    sides: z
      .array(z.enum(["front", "back"]))
      .max(2)
      .default([]),
    sizes: quoteSizes.default({}),
  })
  .superRefine(
    ({ sizes, quantity }, context) => {
      const named = piecesOf(sizes);
      const fault = `The sizes are ${named} pieces, more than the ${quantity} in all.`;
      addIssue(context, ["sizes"], named > quantity ? fault : null);
    },
    { when: ({ value }) => isTyped(value, "wants") },
  );

export type QuoteRequest = z.output<typeof quoteRequest>;
