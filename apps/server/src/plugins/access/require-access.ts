// Who may make which call. A merchant's call must name one of the caller's own divisions; any other, existing or not, is
// not found. Every call for merchants and staff requires the one permission that it names.

import type { Call } from "@selvedge/contracts/call";
import { type Decision, type GuardName, guardSets } from "@selvedge/domain/access/guards";
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../refusal.ts";
import { type Account, findAccount } from "./find-account.ts";
import { checkGuards } from "./visit-facts.ts";

export interface Caller {
  /** null unless the call requires a signed-in caller. */
  account: Account | null;
  /** The path's division, proven to be the caller's; 0 where the call has none. */
  divisionId: DivisionId;
  /** What the caller may do here, as a member of the division or as staff. Empty for everyone else. */
  permissions: readonly string[];
}

const noDivision = 0 as DivisionId;
const anonymous: Caller = { account: null, divisionId: noDivision, permissions: [] };

/** Throws unless the caller may make the call. */
export async function requireAccess(
  platform: Platform,
  call: Call,
  request: FastifyRequest,
  params: { division?: DivisionId } | undefined,
): Promise<Caller> {
  if (call.access === "anyone") return anonymous;
  if (call.access === "staff") return requireStaff(platform, call, request);
  const account = await requireAccount(platform, request);
  if (account.staff?.isByBadge) throw new Refusal("permissionDenied");
  if (call.access === "signedIn") return { account, divisionId: noDivision, permissions: [] };
  const { divisionId, permissions } = await requireMembership(platform, request, account, params?.division);
  requirePermission(permissions, call);
  return { account, divisionId, permissions };
}

/** What an account may do in one of its shops. Throws if the shop is not theirs or a sign-up step is missing. */
export async function requireMembership(
  platform: Platform,
  request: FastifyRequest,
  account: Account,
  division: DivisionId | undefined,
): Promise<{ divisionId: DivisionId; permissions: string[] }> {
  const shop = account.shops.find(({ id }) => id === division);
  // Shops' hosts may run their owners' code one day, so dashboard calls work only on the main host.
  if (!shop || !(await passes(platform, request, "mainOnly"))) throw new Refusal("notFound");
  requireDecision((await checkGuards(platform, request, guardSets.dashboardAccess)).decision);
  if (shop.needsTwoFactor) throw new Refusal("twoFactorNeeded");
  return { divisionId: shop.id, permissions: merchantPermissionsOf(shop.role, shop.extra) };
}

async function requireStaff(platform: Platform, call: Call, request: FastifyRequest): Promise<Caller> {
  if (!(await passes(platform, request, "inBackOffice"))) throw new Refusal("notFound");
  const account = await requireAccount(platform, request);
  if (!account.staff) throw new Refusal("permissionDenied");
  if (account.staff.needsTwoFactor)
    throw new Refusal("twoFactorNeeded", { message: "Staff sign in with a second factor. Set it up first." });
  requirePermission(account.staff.permissions, call);
  return { account, divisionId: noDivision, permissions: account.staff.permissions };
}

const passes = async (platform: Platform, request: FastifyRequest, name: GuardName): Promise<boolean> =>
  (await checkGuards(platform, request, [name])).decision.ok;

/**
 * Throws unless the guards of a call let its caller through. A call with a shop in its path is about that shop, on
 * whatever host it is made.
 */
export async function requireGuards(
  platform: Platform,
  { guards = [] }: Call,
  request: FastifyRequest,
  params: { division?: DivisionId } | undefined,
): Promise<void> {
  const { decision } = await checkGuards(platform, request, guards, { divisionId: params?.division });
  if (!decision.ok) throw new Refusal("shopClosed", { data: { to: decision.to } });
}

/** Messages for missing sign-up steps; a page would redirect to the step instead. */
const missingSteps: Partial<Record<GuardName, string>> = {
  isVerified: "Confirm your email address first.",
  hasSignEula: "Accept the terms first.",
};

function requireDecision(decision: Decision): void {
  if (decision.ok) return;
  const message = missingSteps[decision.guard];
  throw new Refusal("permissionDenied", message ? { message } : {});
}

/** A call that names no permission is refused for everyone. */
function requirePermission(held: readonly string[], { permission }: Call): void {
  if (!permission || !held.includes(permission)) throw new Refusal("permissionDenied");
}

/** The account behind a call that requires one. */
export function accountOf({ account }: Caller): Account {
  if (!account) throw new Refusal("signInNeeded");
  return account;
}

export async function requireAccount(platform: Platform, request: FastifyRequest): Promise<Account> {
  const account = await findAccount(platform, request);
  if (!account) throw new Refusal("signInNeeded");
  return account;
}
