// Who shows a shop: its own visitors' browser, or a program around it. Every mode but the default shows the page alone.
// Source: storefront §2.3. The specification names `headless` and leaves the others open; `embedded` is a frame of one of
// our own pages, `app` a shop's own app for phones, which has a header and a bar of its own.

export const operatorModes = ["headless", "embedded", "app"] as const;

export type OperatorMode = (typeof operatorModes)[number];

/** What the mode is chosen with, in an address, and remembered in, as a cookie. */
export const operatorModeName = "operator-mode";

const inCookies = new RegExp(`(?:^|;\\s*)${operatorModeName}=(${operatorModes.join("|")})(?:;|$)`);

/** The mode in the text of a Cookie header; null for the default, and for one that is not known. */
export const operatorModeOf = (cookies: string | undefined): OperatorMode | null =>
  cookies === undefined ? null : ((inCookies.exec(cookies)?.[1] as OperatorMode | undefined) ?? null);

/** The mode that an address asks for; null where it asks for the default or for none that there is. */
export const wantedOperatorMode = (given: string): OperatorMode | null =>
  operatorModes.find((mode) => mode === given) ?? null;
