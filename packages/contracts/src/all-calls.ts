import { accountCalls } from "./accounts/accounts.calls.ts";
import { backOfficeCalls } from "./back-office/back-office.calls.ts";
import { basketCalls } from "./basket/basket.calls.ts";
import type { Call } from "./call.ts";
import { checkoutCalls } from "./checkout/checkout.calls.ts";
import { dashboardCalls } from "./dashboard/dashboard.calls.ts";
import { modelCalls } from "./models/models.calls.ts";
import { permissionCalls } from "./permissions/permissions.calls.ts";
import { shopCalls } from "./shop/shop.calls.ts";
import { subscriberCalls } from "./shop/subscribers.calls.ts";

/** Every call that the platform answers, by group and name. */
export const callGroups = {
  accounts: accountCalls,
  basket: basketCalls,
  shop: shopCalls,
  subscribers: subscriberCalls,
  checkout: checkoutCalls,
  dashboard: dashboardCalls,
  backOffice: backOfficeCalls,
  models: modelCalls,
  permissions: permissionCalls,
} satisfies Record<string, Record<string, Call>>;

type Groups = typeof callGroups;
type CallsOf<G> = G[keyof G];
export type AnyCall = { [G in keyof Groups]: CallsOf<Groups[G]> }[keyof Groups];

/** "POST /basket/remove/" and all the others. */
export type CallKey = AnyCall["key"];
export type CallByKey<K extends CallKey> = Extract<AnyCall, { key: K }>;
