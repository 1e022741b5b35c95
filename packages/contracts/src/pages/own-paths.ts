/** First parts of the addresses that a shop uses itself. A page that a merchant makes there would never be shown. */
export const ownPaths: readonly string[] = [
  ...[
    "403",
    "404",
    "account",
    "assets",
    "basket",
    "blog",
    "change-email",
    "checkout",
    "collection",
    "contact",
    "countdown",
  ],
  ...[
    "dashboard",
    "dev",
    "favourites",
    "files",
    "fonts",
    "garments",
    "gate",
    "history",
    "invoice",
    "join",
    "learn",
    "let-in",
    "login",
  ],
  ...[
    "newsletter",
    "not-me",
    "omnis",
    "order-history",
    "pro-plans",
    "product",
    "quote",
    "receipt",
    "reset-password",
    "search",
  ],
  ...["secure", "sign-up", "signup", "sitemap", "store-under-review", "subscription-verified", "turbo-plans"],
  ...["help", "privacy-policy", "terms-of-sale", "terms-of-use", "use-of-cookies-and-disclaimer"],
];

/** Whether an address of a page begins as one of the shop's own does; "/product-care/" does not. */
export const isOwnPath = (url: string): boolean => ownPaths.includes(url.split("/")[1] ?? "");
