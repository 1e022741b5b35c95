import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { lockGiftCard } from "./queries.ts";
import { showGiftCard } from "./show-gift-card.ts";
import { markDisabled } from "./write-queries.ts";

/** Disables a card for good; what is on it stays to be read. One that is disabled already stays as it is. Throws notFound. */
export const disableGiftCard = (platform: Platform, by: Merchant, id: number) =>
  withDivision(platform.pools.web, by.divisionId, async (db) => {
    const { divisionId } = by;
    const now = platform.now();
    const card = await lockGiftCard(db, divisionId, { id, now });
    if (!card) throw new Refusal("notFound");
    if (card.disabledAt === null) {
      await markDisabled(db, divisionId, { id, at: now });
      const detail = { ending: card.ending, balanceMinor: card.balanceMinor };
      await writeAudit(db, { ...byMerchant(by), action: "giftcard.disabled", subject: `giftcard ${id}`, detail });
    }
    return showGiftCard(db, divisionId, { id, now });
  });
