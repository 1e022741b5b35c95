/** First parts of the addresses that a shop uses itself. A page that a merchant makes there would never be shown. */
export const ownPaths: readonly string[] = [
  ...[
    "403",
    "404",
    "account",
    "advanced-quote",
    "assets",
    "back-in-stock",
    "basket",
    "blog",
    "change-email",
    "checkout",
    "collection",
    "contact",
    "countdown",
    "currency",
    "custom",
  ],
  ...[
    "dashboard",
    "dev",
    "edit-order",
    "favourites",
    "files",
    "fonts",
    "garments",
    "gate",
    "get-a-quote",
    "gift-card",
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
    "pay",
    "pro-plans",
    "product",
    "quote",
    "receipt",
    "reset-password",
    "review",
    "returns",
    "search",
  ],
  ...[
    "secure",
    "sign-up",
    "signup",
    "sitemap",
    "store-under-review",
    "subscription-verified",
    "teemail",
    "template",
    "turbo-plans",
    "update-address",
  ],
  ...["help", "privacy-policy", "terms-of-sale", "terms-of-use", "use-of-cookies-and-disclaimer"],
];

/** Whether an address of a page begins as one of the shop's own does; "/product-care/" does not. */
export const isOwnPath = (url: string): boolean => ownPaths.includes(url.split("/")[1] ?? "");

/** Whether a path is a place of the platform that is no row of the shop; collections, products and posts are rows. */
export const isOwnPlace = (path: string): boolean => {
  const [first = "", second] = path.split("/").filter(Boolean);
  return ownPaths.includes(first) && !(second && ["collection", "product", "blog"].includes(first));
};
