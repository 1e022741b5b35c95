import { giftCardState } from "@selvedge/domain/gift-cards/gift-card-balance";
import { saleRefund } from "@selvedge/domain/gift-cards/gift-card-offer";
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
  sale: sale ? presentSale(row, sale) : null,
  entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
});

/** Who bought a card for whom, and what would go back of it. */
export function presentSale(
  { balanceMinor, heldMinor }: Pick<GiftCardRow, "balanceMinor" | "heldMinor">,
  { addedMinor, ...sale }: CardSaleRow,
) {
  const { amountMinor, refund } = sale;
  const back = saleRefund({ amountMinor, balanceMinor, heldMinor, addedMinor, isRefunded: refund !== null });
  return {
    ...sale,
    sentAt: sale.sentAt?.toISOString() ?? null,
    refundableMinor: back.ok ? back.amountMinor : 0,
    againstRefund: back.ok ? "" : back.message,
  };
}
