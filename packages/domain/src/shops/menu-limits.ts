/** How much a shop's menu and footer hold; more would not fit beside each other. Source: storefront §2.4, §2.5. */
export const menuLimits = { items: 8, segments: 6, links: 12, columns: 4, columnLinks: 10, legal: 6 } as const;
