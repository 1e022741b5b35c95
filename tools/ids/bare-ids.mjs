const bare = /\b\w*(?:[dD]ivision|[oO]rder|[pP]roduct)(?:Id|_id)s?\??: (?:readonly )?number\b/;

/** Lines of a TypeScript file that call a division's, an order's or a product's id a plain number. */
export const bareIds = (/** @type {string} */ text) => text.split("\n").filter((line) => bare.test(line));
