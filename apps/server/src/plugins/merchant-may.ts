import { type MerchantPermission, merchantMay } from "@selvedge/domain/access/merchant-roles";
import type { Account, Caller } from "./access.ts";
import { Refusal } from "./refusal.ts";

/** The caller's account, when their role in the call's shop may do it; ends the request otherwise. */
export function requireMerchantMay({ account, divisionId }: Caller, permission: MerchantPermission): Account {
  const role = account?.shops.find(({ id }) => id === divisionId)?.role;
  if (!account || !role || !merchantMay(role, permission)) throw new Refusal("permissionDenied");
  return account;
}
