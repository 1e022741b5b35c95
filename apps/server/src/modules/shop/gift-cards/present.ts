import { giftCardState } from "@selvedge/domain/gift-cards/gift-card-balance";
import type { CardSaleRow, EntryRow, GiftCardRow } from "./queries.ts";

/** A card as the calls answer it. */
export function presentGiftCard(row: GiftCardRow) {
  const { isExpired, disabledAt, issuedById: _, ...card } = row;
  return {
    ...card,
    state: giftCardState({ ...row, isDisabled: disabledAt !== null }),
    issuedAt: row.issuedAt.toISOString(),
  };
}

/** The same with its entries, the newest first. */
export const presentWithEntries = (row: GiftCardRow, entries: readonly EntryRow[], sale?: CardSaleRow) => ({
  ...presentGiftCard(row),
  disabledAt: row.disabledAt?.toISOString() ?? null,
  sale: sale ? { ...sale, sentAt: sale.sentAt?.toISOString() ?? null } : null,
  entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
});
