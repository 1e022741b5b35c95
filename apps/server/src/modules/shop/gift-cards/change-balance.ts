import type { CallBody } from "@selvedge/contracts/call";
import type { giftCardCalls } from "@selvedge/contracts/gift-cards/gift-cards.calls";
import { withDivision } from "@selvedge/db/with-division";
import { giftCardEntry } from "@selvedge/domain/gift-cards/gift-card-balance";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { hasEntry, lockGiftCard } from "./queries.ts";
import { showGiftCard } from "./show-gift-card.ts";
import { insertEntry } from "./write-queries.ts";

/** Adds to a card or takes from it, once for a uuid. Throws notFound, and validation where the card does not allow it. */
export const changeBalance = (
  platform: Platform,
  by: Merchant,
  { id, ...entry }: CallBody<typeof giftCardCalls.changeBalance> & { id: number },
) =>
  withDivision(platform.pools.web, by.divisionId, async (db) => {
    const { divisionId } = by;
    const now = platform.now();
    const card = await lockGiftCard(db, divisionId, { id, now });
    if (!card) throw new Refusal("notFound");
    if (await hasEntry(db, divisionId, { id, uuid: entry.uuid })) return showGiftCard(db, divisionId, { id, now });
    const entered = giftCardEntry({ ...card, isDisabled: card.disabledAt !== null }, entry.amountMinor);
    if (!entered.ok) throw new Refusal("validation", { errors: { amountMinor: [entered.message] } });
    const { kind, balanceMinor } = entered;
    const { amountMinor, reason } = entry;
    await insertEntry(db, byMerchant(by), { id, ...entry, kind, balanceMinor, at: now });
    const detail = { ending: card.ending, amountMinor, balanceMinor, reason };
    await writeAudit(db, { ...byMerchant(by), action: `giftcard.${kind}`, subject: `giftcard ${id}`, detail });
    return showGiftCard(db, divisionId, { id, now });
  });
