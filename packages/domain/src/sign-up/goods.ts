/** What somebody may say that they will sell: words of the catalogue, as people read them. */
export const goods = [
  "T-shirts",
  "Sweatshirts and hoodies",
  "Kids and babies",
  "Bags",
  "Prints",
  "Mugs",
  "Stickers",
  "Not sure yet",
] as const;

export type Good = (typeof goods)[number];
