/**
 * A price with VAT to begin with, in minor units: the lowest at which nothing is lost and three fifths on top, to the
 * next whole unit of money. Never 0.
 */
export const suggestedPriceOf = (lowestPriceIncTaxMinor: number): number =>
  Math.ceil((lowestPriceIncTaxMinor * 1.6) / 100) * 100 || 100;
