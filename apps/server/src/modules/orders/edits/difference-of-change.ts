import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import type { Platform } from "../../../platform.ts";
import { chosenVariant, requireChangeable, type WantedChange } from "./chosen-variant.ts";
import { differenceOf } from "./difference.ts";

/**
 * What a change would cost more, in major units of its currency; below 0 where it costs less. Throws what the change
 * itself would: notFound, validation for a variant that the product does not have, and moveRefused.
 */
export const differenceOfChange = (
  platform: Platform,
  order: { divisionId: DivisionId; orderId: OrderId },
  wanted: WantedChange,
): Promise<{ difference: number; currency: string }> =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { line, to } = await chosenVariant(db, order, wanted);
    if (to.id !== line.variantId) requireChangeable(line, to, wanted);
    const { differenceIncTaxMinor } = differenceOf(line, to, wanted.pieces);
    return { difference: toMajor(differenceIncTaxMinor, line.currency), currency: line.currency };
  });
