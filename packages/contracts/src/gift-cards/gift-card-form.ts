import { giftCardMessageLimit } from "@selvedge/domain/gift-cards/gift-card-offer";
import * as z from "zod";
import { emailAddress, filledText, optionalText } from "../text-fields.ts";

/** What a shop's page for gift cards sends: the card, for whom it is, and who pays. The amount is in major units. */
export const giftCardForm = z.object({
  uuid: z.uuid(),
  amount: z.number(),
  recipientName: filledText(80),
  recipientEmail: emailAddress(),
  message: optionalText(giftCardMessageLimit),
  /** Empty: today. */
  sendOn: z.union([z.literal(""), z.iso.date("Enter a day, such as 24/12/2026.")]).default(""),
  buyerName: filledText(80),
  buyerEmail: emailAddress(),
});

export type GiftCardForm = z.output<typeof giftCardForm>;
