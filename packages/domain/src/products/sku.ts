// What a product's SKU and type code say about it. Source: platform-core §3 "Derived rules".

/** SKUs that begin so belong to custom products. Letters count as they are written. */
export const customSkuPrefixes = ["GBro", "STUSUB", "FPD", "API", "CP"] as const;
export type CustomSkuPrefix = (typeof customSkuPrefixes)[number];

/** The prefix that marks a custom product; null for any other SKU. */
export const customSkuPrefixOf = (sku: string): CustomSkuPrefix | null =>
  customSkuPrefixes.find((prefix) => sku.startsWith(prefix)) ?? null;

/** Whether a SKU belongs to a custom product: it begins with one of the prefixes. */
export const isCustomSku = (sku: string): boolean => customSkuPrefixOf(sku) !== null;

/** What quoted work is made from: the product of one customer, and nobody else's. */
export const quotedSku = (product: { shopCode: string; skuStem: string; id: number }): string =>
  `CP-${product.shopCode}-${product.skuStem}-${product.id}`;

/** A blank product: the garment as it is, with nothing printed on it. */
export const isBlankSku = (sku: string): boolean => sku.includes("BLANK");

/** Type codes such as "printed_art_paper": anything between "printed" and "paper". */
export const isPaperType = (typeCode: string): boolean =>
  typeCode.length >= "printedpaper".length && typeCode.startsWith("printed") && typeCode.endsWith("paper");
