/** The sides of a product that can carry a print (platform-core §3, `designs`). Pictures exist for front and back. */
export const sides = ["front", "back", "left", "right"] as const;
export type Side = (typeof sides)[number];
