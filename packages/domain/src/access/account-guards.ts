// Guards on who is signed in and how far their sign-up went. Source: platform-core §6, storefront §6.
import { type Guard, guard } from "./guard.ts";
import type { MerchantPermission } from "./merchant-roles.ts";
import { merchantPermissions } from "./merchant-roles.ts";

export const forbiddenPath = "/403/";
export const dashboardPath = "/dashboard/";
/** The account of somebody who shops, at a shop's own host. */
export const shopAccountPath = "/account/";
/** On the platform's own site: which shop the account of somebody is at who has no shop to run. */
export const shopperPath = "/login/shop/";

/** Where to sign in, on the way to a path. */
export const signInPath = (path: string): string => `/login/?redirect_uri=${encodeURIComponent(path)}`;

export const accountGuards = {
  isLoggedIn: guard(
    "The visitor is signed in.",
    ({ account }) => account !== null,
    ({ path }) => signInPath(path),
  ),
  isLoggedOut: guard("Nobody is signed in.", ({ account }) => account === null, dashboardPath),
  isVerified: guard(
    "The account's email address is confirmed.",
    ({ account }) => account?.isVerified === true,
    "/sign-up/verify/",
  ),
  hasSignEula: guard(
    "The account has accepted the terms.",
    ({ account }) => account?.hasSignedEula === true,
    "/sign-up/eula/",
  ),
  // The specification names no place (storefront §6): the step at which the sign-up stopped.
  hasStore: guard("The account belongs to a shop.", ({ account }) => account?.hasStore === true, "/sign-up/next/"),
};

/** The guard of one dashboard permission. Those without it go to /403/. Source: storefront §6. */
export const permissionGuard = (permission: MerchantPermission): Guard =>
  guard(
    `The account may ${lowered(merchantPermissions[permission])}.`,
    ({ account }) => account?.permissions.includes(permission) === true,
    forbiddenPath,
  );

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
