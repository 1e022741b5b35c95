/** Height over width by name. Source: storefront §3.2. */
export const ratios = { wide: 0.36, short: 0.49, "4:3": 0.75, square: 1.026, tall: 1.5 } as const;
