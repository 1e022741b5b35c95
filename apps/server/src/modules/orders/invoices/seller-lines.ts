import type { sellerOf } from "./read-invoice.ts";

/** Who sells, line by line, as the head of a paper has it. */
export const sellerLines = (seller: ReturnType<typeof sellerOf>): string[] =>
  [
    seller.name,
    seller.tradingAs && `trading as ${seller.tradingAs}`,
    ...seller.lines,
    seller.email,
    seller.vatNumber && `VAT number ${seller.vatNumber}`,
    seller.companyNumber && `Company number ${seller.companyNumber}`,
  ].filter(Boolean);
