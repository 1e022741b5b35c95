import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { decideCodes, noCodes } from "../discounts/index.ts";
import type { BasketLine } from "./queries.ts";

/** What the codes of a basket with these lines do to it. Lines that cannot be bought count for nothing. */
export async function codesOfLines(db: Bound, { now }: Platform, division: Division, lines: readonly BasketLine[]) {
  const [first] = lines;
  const buyable = lines.filter((line) => line.is_available);
  if (!first || buyable.length === 0) return noCodes(buyable);
  return decideCodes(db, division, { id: first.basket_id, codes: first.basket_codes, lines: buyable, now: now() });
}
