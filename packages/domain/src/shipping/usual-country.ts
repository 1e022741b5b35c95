/** The country assumed for a shopper until they choose another at the checkout. */
export const usualCountry = "GB";
