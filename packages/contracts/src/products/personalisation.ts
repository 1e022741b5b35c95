// What shoppers may write on a product, as its merchant sets it.
import { textFonts } from "@selvedge/domain/personalisation/fonts";
import { textInks } from "@selvedge/domain/personalisation/inks";
import { personalisationLimits } from "@selvedge/domain/personalisation/template";
import * as z from "zod";
import { side } from "../blanks/blanks.calls.ts";
import { filledText, shortText } from "../text-fields.ts";
import { amountMinor } from "./product-fields.ts";

const { fields, label, maxLength, chargeMinor } = personalisationLimits;
const mm = z.number("Enter millimetres").min(0, "Enter 0 or more").max(2000, "Enter fewer millimetres");

const fontCode = z.enum(textFonts.map(({ code }) => code));
const inkCode = z.enum(textInks.map(({ code }) => code));

export const textField = z.strictObject({
  key: z.string().regex(/^f[1-9]\d?$/, "must be f and a number"),
  label: filledText(label),
  kind: z.enum(["name", "number", "text"]),
  isRequired: z.boolean(),
  maxLength: z
    .number("Enter a number")
    .int("Enter a whole number")
    .min(1, "Enter 1 or more")
    .max(maxLength, `Enter ${maxLength} or less`),
  isUppercase: z.boolean(),
  chargeMinor: amountMinor.min(0, "Enter 0 or more").max(chargeMinor, "Enter a lower amount"),
  example: shortText(maxLength),
  /** In millimetres from the top left of the side's print area. */
  place: z.strictObject({ side, x: mm, y: mm, w: mm, h: mm }),
});

export const personalisation = z.strictObject({
  fields: z.array(textField).min(1, "Add a field").max(fields, `Up to ${fields} fields`).readonly(),
  fonts: z.array(fontCode).min(1, "Choose a font").max(textFonts.length).readonly(),
  inks: z.array(inkCode).min(1, "Choose a colour").max(textInks.length).readonly(),
});
