// The page that the mail of a sold card leads to.
import { readDivision } from "@selvedge/db/read-division";
import { giftCardState } from "@selvedge/domain/gift-cards/gift-card-balance";
import { writtenGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import { toMajor } from "@selvedge/domain/money/money";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { codeOfCard, findGiftCard } from "../gift-cards/index.ts";
import { saleOfCardLink } from "./links.ts";
import { findSale } from "./queries.ts";

/** A sold card with its code and what is on it now; null for a link that is made up or another shop's. */
export async function sentCard({ config, pools, now }: Platform, division: Division, link: string) {
  const saleId = saleOfCardLink(config, division.id, link);
  if (saleId === null) return null;
  const found = await readDivision(pools.web, division.id, async (db) => {
    const sale = await findSale(db, division.id, saleId);
    return sale ?? null;
  });
  if (!found?.giftCardId) return null;
  const id = found.giftCardId;
  const [card, row] = await readDivision(pools.web, division.id, (db) =>
    Promise.all([
      findGiftCard(db, division.id, { id, now: now() }),
      db
        .selectFrom("gift_cards")
        .where("division_id", "=", division.id)
        .where("id", "=", id)
        .select("uuid")
        .executeTakeFirstOrThrow(),
    ]),
  );
  const { balanceMinor, currency, lastDay, disabledAt, isExpired } = card!;
  return {
    code: writtenGiftCardCode(codeOfCard(config.secret, division.id, row.uuid)),
    state: giftCardState({ balanceMinor, currency, isExpired, isDisabled: disabledAt !== null }),
    balance: toMajor(balanceMinor, currency),
    amount: toMajor(found.amountMinor, currency),
    currency,
    lastDay,
    recipientName: found.recipientName,
    buyerName: found.buyerName,
    message: found.message,
  };
}
