import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { type DecidedCodes, decideCodes, noCodes, savedCodes } from "../discounts/index.ts";
import { type BasketCard, cardsOfBasket } from "../gift-cards/index.ts";
import type { BasketLine, BasketRow } from "./queries.ts";

/** What was entered in a basket: its discount codes, decided, and its gift cards. */
export interface EnteredCodes extends DecidedCodes {
  giftCards: BasketCard[];
}

/** What the codes of a basket with these lines do to it. Lines that cannot be bought count for nothing. */
export async function codesOfLines(
  db: Bound,
  { now }: Platform,
  division: Division,
  lines: readonly BasketLine[],
): Promise<EnteredCodes> {
  const [first] = lines;
  const buyable = lines.filter((line) => line.is_available);
  if (!first) return { ...noCodes(buyable), giftCards: [] };
  const [codes, giftCards] = await Promise.all([
    buyable.length === 0
      ? noCodes(buyable)
      : decideCodes(db, division, { id: first.basket_id, codes: first.basket_codes, lines: buyable, now: now() }),
    cardsOfBasket(db, division.id, { ids: first.basket_gift_card_ids, basketId: first.basket_id, now: now() }),
  ]);
  return { ...codes, giftCards };
}

/** What was entered in a basket that is still empty. */
export async function codesOfEmpty(
  db: Bound,
  { now }: Platform,
  division: Division,
  { id, codes, giftCardIds }: Pick<BasketRow, "id" | "codes" | "giftCardIds">,
): Promise<EnteredCodes> {
  const giftCards = await cardsOfBasket(db, division.id, { ids: giftCardIds, basketId: id, now: now() });
  return { ...savedCodes(codes), giftCards };
}
