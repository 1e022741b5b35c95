/** What the person reads whose permission request arrived. Source: storefront §6. */
export const requestSubmitted = "Permission request successfully submitted" as const;
