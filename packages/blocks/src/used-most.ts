/** What most pages are made of, in the order in which people look for it: the picker's first group, and first in each other. */
export const USED_MOST = [
  "textBlock",
  "image",
  "button",
  "banner",
  "productList",
  "pod",
  "row",
  "expandable",
  "newsletterSubscribe",
] as const;
