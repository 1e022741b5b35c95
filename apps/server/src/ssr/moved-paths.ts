/** Addresses of the specification that lead to another. Source: storefront §2.1. */
const moved: Readonly<Record<string, string>> = { "/custom/": "/design-your-own-t-shirt/" };

/** Where a path leads, or null where it stays. */
export const movedTo = (path: string): string | null => moved[path] ?? null;
