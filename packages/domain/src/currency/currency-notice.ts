/** The notice about another currency: how long after the basket has opened it comes, and how long it is shown. Source: storefront §9. */
export const currencyNoticeMs = { delay: 500, shown: 10_000 } as const;
