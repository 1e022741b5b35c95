/** What of a product decides how many prints it has. */
export interface PrintedProduct {
  /** Whether there is a design on each side. Sleeves are printed too, but do not count. */
  designs: { front?: boolean; back?: boolean; left?: boolean; right?: boolean };
  /** The items of a bundle; absent for everything else. An item that is a bundle itself counts its own items. */
  bundleItems?: readonly { product: PrintedProduct; quantity: number }[];
}

/**
 * How many prints one piece has: 0, 1 or 2 by its front and back, and for a bundle the sum over its items, each as often
 * as it is in the bundle. Source: platform-core §3 "Derived rules", readings "Print count".
 */
export function printCountOf({ designs, bundleItems }: PrintedProduct): number {
  if (bundleItems) return bundleItems.reduce((sum, { product, quantity }) => sum + quantity * printCountOf(product), 0);
  return Number(designs.front === true) + Number(designs.back === true);
}
