import { type MerchantAction, merchantMay } from "@selvedge/domain/access/merchant-roles";
import type { Account, Caller } from "./access.ts";
import { Refusal } from "./refusal.ts";

/** The caller's account, when their role in the call's shop may do it; ends the request otherwise. */
export function requireMerchantMay({ account, divisionId }: Caller, action: MerchantAction): Account {
  const role = account?.shops.find(({ id }) => id === divisionId)?.role;
  if (!account || !role || !merchantMay(role, action)) throw new Refusal("permissionDenied");
  return account;
}
