/** The country that a shopper is taken to be in until the checkout has been told another. */
export const usualCountry = "GB";
