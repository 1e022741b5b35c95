import { referralCodeOf, referralCookie } from "@selvedge/domain/referrals/referral-code";
import { discoveredTestsCookie, readDiscoveredTests } from "@selvedge/domain/split-tests/discovered-tests";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { originOf } from "../../../plugins/origin.ts";
import { saleVisitorOf } from "../../site/facebook-sales/index.ts";
import type { OrderRequest } from "./order-request.ts";

type Buyer = Pick<OrderRequest, "shopOrigin" | "requestId" | "splitTests" | "referredBy" | "saleVisitor">;

/** What the request of an order says beside its form: where it was made, and what the buyer's browser remembers. */
export function buyerOf(platform: Platform, request: FastifyRequest): Buyer {
  const shopOrigin = originOf(platform, request);
  return {
    shopOrigin,
    requestId: request.id,
    splitTests: readDiscoveredTests(request.cookies[discoveredTestsCookie]),
    referredBy: referralCodeOf(request.cookies[referralCookie]),
    saleVisitor: saleVisitorOf(request, shopOrigin),
  };
}
