// The gift cards that were entered in a basket, as that basket may use them.
import type { Bound } from "@selvedge/db/bound";
import type { GiftCard } from "@selvedge/domain/gift-cards/gift-card-balance";
import { giftCardRefusal, giftCardWords } from "@selvedge/domain/gift-cards/pay-with-cards";
import type { DivisionId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import { sql } from "kysely";
import { isExpired } from "./queries.ts";

/** `heldMinor` is what the orders of other baskets hold: the basket's own order may take again what it holds. */
export interface BasketCard extends GiftCard {
  id: number;
  ending: string;
}

interface Entered {
  /** As they were entered, first one first. */
  ids: readonly number[];
  basketId: string;
  now: Date;
  /** Locks the cards until the transaction ends, so that orders take from them one after another. */
  isLocked?: boolean;
}

/** The cards of a basket, in the order in which they were entered. Asks nothing for a basket without any. */
export async function cardsOfBasket(
  db: Bound,
  divisionId: DivisionId,
  { ids, basketId, now, isLocked = false }: Entered,
): Promise<BasketCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<BasketCard>`
    select g.id, g.code_ending as ending, g.currency, g.balance_minor as "balanceMinor", g.disabled_at is not null as "isDisabled",
      ${isExpired(now)} as "isExpired",
      g.held_minor - coalesce((select sum(u.amount_minor) from gift_card_uses u
        join orders o on o.division_id = u.division_id and o.id = u.order_id
        where u.division_id = g.division_id and u.gift_card_id = g.id and u.state = 'held' and o.basket_id = ${basketId}), 0)::bigint as "heldMinor"
    from gift_cards g join divisions d on d.id = g.division_id
    where g.division_id = ${divisionId} and g.id = any(${[...ids]}::bigint[])
    order by g.id ${isLocked ? sql`for update of g` : sql``}`.execute(db);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** A card as baskets and quotes return it, with what it pays and what is charged beside it; null where no total is known. */
export function presentBasketCard(card: BasketCard, amountMinor: number | null, currency: string, toPayMinor = 0) {
  return {
    id: card.id,
    ending: card.ending,
    isApplied: giftCardRefusal(card, currency) === null,
    amount: toMajor(amountMinor ?? 0, currency),
    words: giftCardWords(card, { amountMinor, toPayMinor }, currency),
  };
}
