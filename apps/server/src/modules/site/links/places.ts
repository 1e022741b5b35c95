/** Places of a shop that are the platform's own and that people link to, by their addresses. */
export const placeTitles: Readonly<Record<string, string>> = {
  "/search/": "Search",
  "/blog/": "Blog",
  "/help/": "Help",
  "/contact/": "Contact",
  "/newsletter/": "Newsletter",
  "/get-a-quote/": "Ask for a quote",
  "/basket/": "Basket",
  "/favourites/": "Favourites",
  "/account/": "Account",
  "/returns/": "Returns",
  "/privacy-policy/": "Privacy policy",
  "/terms-of-sale/": "Terms of sale",
  "/terms-of-use/": "Terms of use",
};
