import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type FilledIn, fillIn, writtenOn } from "../../plumbing/personalisation/index.ts";
import { findSellable } from "../catalogue/index.ts";
import type { WantedItem } from "./add-items.ts";
import { sellableOf } from "./sellable-of.ts";

/**
 * What is printed on an item, as a line of its own; null for an item that comes without texts. Its picture is rendered
 * before the basket is locked. Throws productGone, tooManyTries, and validation by field.
 */
export async function fillInItem(
  platform: Platform,
  divisionId: DivisionId,
  item: WantedItem,
  from: string,
): Promise<FilledIn | null> {
  if (!item.personalisation) return null;
  await countTry(platform.pools, limits.personalisedLines, from);
  const found = await withDivision(platform.pools.web, divisionId, async (db) => {
    const row = await findSellable(db, divisionId, sellableOf(item));
    const product = row?.variant_id ? await writtenOn(db, divisionId, row.product_id) : undefined;
    return row && product && row.is_available ? { ...product, hex: row.hex } : null;
  });
  if (!found) throw new Refusal("productGone");
  return fillIn(platform, divisionId, found, item.personalisation);
}
