/** In a shop's address: who sent the visitor. Blocks with a link to share write it. */
export const referralParameter = "by";

/** The name of who sent a visitor, as their browser remembers it. It opens nothing. */
export const referralCookie = "referred-by";

/** How long an order counts as theirs, in seconds: 30 days after the visit. */
export const referralSeconds = 30 * 86_400;

/** Characters of a code at most. */
export const referralCodeLength = 40;

/** A written name as a code of lower-case letters, digits and hyphens; "" for one that has none. */
export const referralCodeOf = (name: string | undefined): string =>
  (name ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, referralCodeLength)
    .replace(/^-|-$/g, "");
