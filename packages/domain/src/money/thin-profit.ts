/** Below this share of the price with VAT a profit is little: one coupon or one remade piece takes it away. */
const thinShare = 0.1;

/** Whether what is left of a price is so little that its merchant should read of it. A loss is no thin profit. */
export const isThinProfit = (profitMinor: number, priceIncTaxMinor: number): boolean =>
  profitMinor >= 0 && profitMinor < priceIncTaxMinor * thinShare;
