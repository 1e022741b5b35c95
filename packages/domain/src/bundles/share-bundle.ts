import { spread } from "../money/spread.ts";

/** A line of bundles as it is paid for, in minor units with VAT. */
export interface BundleLine {
  quantity: number;
  unitPriceIncTaxMinor: number;
  /** What codes take off the whole line. */
  discountIncTaxMinor: number;
}

/** What one part of it is paid with: the same quantity, and its share of the price and of the discount. */
export interface BundleShare {
  unitPriceIncTaxMinor: number;
  discountIncTaxMinor: number;
}

/**
 * Shares a bundle's price and discount among its parts by what each costs on its own, so that every part can be sent back
 * for exactly what was paid for it: the shares add up to the line's amounts to the minor unit. Parts that cost nothing on
 * their own share evenly. The discount of a part is never more than its price.
 */
export function shareBundle(line: BundleLine, ownPricesIncTaxMinor: readonly number[]): BundleShare[] {
  const units = spread(line.unitPriceIncTaxMinor, ownPricesIncTaxMinor);
  const discounts = spread(
    line.discountIncTaxMinor,
    units.map((unit) => unit * line.quantity),
  );
  return units.map((unit, index) => ({ unitPriceIncTaxMinor: unit, discountIncTaxMinor: discounts[index]! }));
}
