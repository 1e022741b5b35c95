/**
 * A shop whose data did not come: the whole page, after a second, with the one thing to do. In a file of its own, because
 * every page of a shop carries it and none of its neighbours. Source: storefront §8, §9.
 */
export const storeFailedTexts = { title: "Oops... Looks like something went wrong", action: "Reload" } as const;
