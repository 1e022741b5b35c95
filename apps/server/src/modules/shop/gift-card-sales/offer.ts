import type { CallBody } from "@selvedge/contracts/call";
import type { giftCardSaleCalls } from "@selvedge/contracts/gift-cards/gift-card-sale.calls";
import type { Bound } from "@selvedge/db/bound";
import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import { type GiftCardOffer, offerFaults } from "@selvedge/domain/gift-cards/gift-card-offer";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";

export interface StoredOffer extends GiftCardOffer {
  amountsMinor: number[];
  words: string;
  currency: string;
}

/** What gift cards a shop sells; nothing where it never said. */
export const readOffer = ({ pools }: Platform, divisionId: DivisionId): Promise<StoredOffer> =>
  readDivision(pools.web, divisionId, (db) => offerOf(db, divisionId));

/** The same inside a transaction. */
export async function offerOf(db: Bound, divisionId: DivisionId): Promise<StoredOffer> {
  const row = await db
    .selectFrom("divisions as d")
    .leftJoin("gift_card_offers as o", "o.division_id", "d.id")
    .where("d.id", "=", divisionId)
    .select(["d.currency", "o.is_on", "o.amounts_minor", "o.least_minor", "o.most_minor", "o.words"])
    .executeTakeFirstOrThrow();
  return {
    isOn: row.is_on ?? false,
    amountsMinor: row.amounts_minor ?? [],
    leastMinor: row.least_minor,
    mostMinor: row.most_minor,
    words: row.words ?? "",
    currency: row.currency,
  };
}

/** Says what a shop sells. Its pages are rendered again. Throws validation. */
export const saveOffer = (platform: Platform, by: Merchant, body: CallBody<typeof giftCardSaleCalls.saveOffer>) =>
  withDivision(platform.pools.web, by.divisionId, async (db) => {
    const { currency } = await offerOf(db, by.divisionId);
    const faults = offerFaults(body, currency);
    if (Object.keys(faults).length > 0)
      throw new Refusal("validation", {
        errors: Object.fromEntries(Object.entries(faults).map(([name, text]) => [name, [text]])),
      });
    const { isOn, amountsMinor, leastMinor, mostMinor, words } = body;
    const columns = {
      is_on: isOn,
      amounts_minor: amountsMinor.toSorted((one, other) => one - other),
      ...{ least_minor: leastMinor, most_minor: mostMinor, words, updated_at: platform.now() },
    };
    await db
      .insertInto("gift_card_offers")
      .values({ division_id: by.divisionId, ...columns })
      .onConflict((same) => same.column("division_id").doUpdateSet(columns))
      .execute();
    const detail = { isOn, amountsMinor, leastMinor, mostMinor };
    await writeAudit(db, { ...byMerchant(by), action: "giftcard.offered", subject: "gift cards", detail });
    return offerOf(db, by.divisionId);
  });
