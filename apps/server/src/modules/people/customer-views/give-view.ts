import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { issueCode } from "../one-time-codes/index.ts";
import { ownSession, shopOfCustomer, viewedAccount } from "./queries.ts";

export const viewPath = "/see-as/";

export interface AskedView {
  accountId: number;
  shopId: DivisionId | null;
  reason: string;
  mayChange: boolean;
}

/** What the link of a view needs to know. */
export interface ViewData {
  host: string;
  redirectTo: string;
  place: string;
  viewerSessionId: number;
  reason: string;
  mayChange: boolean;
}

/**
 * The address that begins a view, at the customer's own host: once, within a minute. Throws notFound for an account or a
 * shop that the account is not of; viewRefused for colleagues and for accounts that are switched off; permissionDenied for
 * changes without their permission; tooManyTries.
 */
export async function giveView(
  platform: Platform,
  { accountId, shopId, reason, mayChange }: AskedView,
  { caller, request }: { caller: Caller; request: FastifyRequest },
): Promise<string> {
  const { pools } = platform;
  if (mayChange && (shopId !== null || !caller.permissions.includes("customers.change_as")))
    throw new Refusal("permissionDenied");
  await countTry(pools, limits.customerViews, String(accountOf(caller).id));
  const { origin, redirectTo, place } = await targetOf(platform, accountId, shopId);
  const { token } = await withoutDivision(pools.web, async (db) => {
    const own = await ownSession(db, hashOfSessionToken(request.sessionToken!));
    if (!own) throw new Refusal("signInNeeded");
    const host = new URL(origin).hostname;
    const data: ViewData = { host, redirectTo, place, viewerSessionId: Number(own.id), reason, mayChange };
    return issueCode(platform, db, { purpose: "customer_view", sentTo: host, accountId, data });
  });
  return `${origin}${viewPath}${token}/`;
}

async function targetOf({ pools, origins }: Platform, accountId: number, shopId: DivisionId | null) {
  return withoutDivision(pools.backOffice, async (db) => {
    const account = await viewedAccount(db, accountId);
    if (!account) throw new Refusal("notFound");
    if (account.is_staff) throw new Refusal("viewRefused", { message: "Colleagues are not seen as they see it." });
    if (account.is_disabled) throw new Refusal("viewRefused", { message: "This account is switched off." });
    if (shopId === null) {
      if (!account.runs_shops) throw new Refusal("notFound");
      return { origin: origins.main, redirectTo: "/dashboard/", place: "your dashboard" };
    }
    const shop = await shopOfCustomer(db, accountId, shopId);
    if (!shop) throw new Refusal("notFound");
    return { origin: origins.shop(shop.label), redirectTo: "/account/", place: `your account at ${shop.name}` };
  });
}
