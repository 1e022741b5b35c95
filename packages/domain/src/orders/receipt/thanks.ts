// How a shop thanks for an order, on its receipt and in the confirmation.
import { comesAtAll } from "./receipt-lead.ts";

/** Where a shop's own words have the buyer's first name. */
export const firstNameMark = "{name}";

/** A shop's own words with the buyer's first name in them; without a name its place closes up. */
export const namedWords = (words: string, firstName: string): string =>
  firstName.trim() === ""
    ? words.replaceAll(/[\s,]*\{name\}/g, "").trim()
    : words.replaceAll(firstNameMark, () => firstName.trim());

/** Words as a sentence: what has no mark at its end gets a full stop. */
export const asSentence = (words: string): string => (/[.!?…:;]["'”’)]?$/u.test(words) ? words : `${words}.`);

type Thanked = Parameters<typeof comesAtAll>[0] & { paidWith: string; owed: object | null };

/** Whether a receipt has the shop's own words: once it is paid or ordered on terms, and as long as something of it is made. */
export const isThankedFor = (receipt: Thanked): boolean =>
  (receipt.paidWith !== "" || receipt.owed !== null) && comesAtAll(receipt);

/** The thanks above a receipt: the shop's own words, or "Thanks, Rowan." */
export const receiptThanks = (heading: string, firstName: string): string =>
  heading === "" ? `Thanks, ${firstName}.` : asSentence(namedWords(heading, firstName));

/** The thanks above the confirmation: the shop's own words, or "Thank you, Rowan". */
export const mailThanks = (heading: string, firstName: string): string =>
  heading === "" ? `Thank you, ${firstName}` : namedWords(heading, firstName);

/** What the confirmation says below its thanks, and whoever looks at the shop's own words beside it. */
export const confirmedLead = (reference: string): string =>
  `Order ${reference} is confirmed. We print each piece for you, check it under a lamp and pack it by hand. Your receipt follows every step as it happens.`;
