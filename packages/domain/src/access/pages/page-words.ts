import type { LoginState } from "./login-states.ts";
import type { PageRegion } from "./page-access.ts";

export const loginStateLabels: Readonly<Record<LoginState, string>> = {
  everyone: "Everyone",
  "logged-in": "People who are signed in",
  "logged-out": "People who are not signed in",
  "dashboard-access": "People with a dashboard",
};

/** Who sees a page that is only sent: its choices of people and places do nothing. */
export const sentPageLabels = { mail: "Everyone with its link", flow: "Nobody opens it" } as const;

export const regionLabels: Readonly<Record<PageRegion, string>> = {
  everywhere: "Everywhere",
  uk: "In the United Kingdom",
  eu: "In the European Union",
  rest: "Elsewhere in the world",
};
