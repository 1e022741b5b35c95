import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { presentGiftCard, presentSale, soldCards } from "../gift-cards/index.ts";

interface Search {
  q: string;
  page: number;
  perPage: number;
}

/** One page of the gift cards that shops sold, newest first. */
export const listSoldCards = ({ pools, now }: Platform, { q, page, perPage }: Search) =>
  withoutDivision(pools.backOffice, async (db) => {
    const found = await soldCards(db, { search: q, page, perPage, now: now() });
    return {
      data: found.rows.map(({ card, shop, sale }) => ({
        ...presentGiftCard(card),
        shop,
        sale: presentSale(card, sale),
      })),
      meta: { page, perPage, total: found.total },
    };
  });
