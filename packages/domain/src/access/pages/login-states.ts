/** Who may see a page, as its owner chooses. Source: storefront §3.1. */
export const loginStates = ["everyone", "logged-in", "logged-out", "dashboard-access"] as const;
export type LoginState = (typeof loginStates)[number];
