// The codes of gift cards. One is made from the card's uuid and the platform's secret, so that a request that is sent again
// is answered with the same one, while the table stores a keyed digest that pays for nothing.
import { createHmac } from "node:crypto";
import { giftCardCodeOf } from "@selvedge/domain/gift-cards/gift-card-code";
import type { DivisionId } from "@selvedge/domain/ids";

/** The code of a card, 74 bits of which nobody can guess. */
export function codeOfCard(secret: string, divisionId: DivisionId, uuid: string): string {
  let rest = BigInt(`0x${keyed(secret, `gift card code ${divisionId} ${uuid}`).toString("hex")}`);
  const drawn = Array.from({ length: 15 }, () => {
    const number = Number(rest % 31n);
    rest /= 31n;
    return number;
  });
  return giftCardCodeOf(drawn);
}

export { digestOfGiftCard as digestOfCode } from "@selvedge/db/gift-card-digest";

const keyed = (secret: string, text: string): Buffer => createHmac("sha256", secret).update(text).digest();
