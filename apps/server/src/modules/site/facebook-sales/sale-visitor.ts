import { consentCookie, consentOf } from "@selvedge/domain/shops/cookie-consent";
import type { SaleVisitor } from "./purchase-event.ts";

interface SaleRequest {
  ip: string;
  headers: { "user-agent"?: string | undefined };
  cookies: Record<string, string | undefined>;
}

/** Facebook's cookies of a browser and of a click on an advert. */
const fbpShape = /^fb\.\d\.\d{1,20}\.\d{1,20}$/;
const fbcShape = /^fb\.\d\.\d{1,20}\.[\w-]{1,400}$/;
const mostAgent = 500;

/** What Facebook may be told of a buyer's browser; null where its person did not agree to all cookies. */
export function saleVisitorOf({ ip, headers, cookies }: SaleRequest, shopOrigin: string): SaleVisitor | null {
  if (consentOf(cookies[consentCookie]) !== "all") return null;
  const own = (name: string, shape: RegExp) => (shape.test(cookies[name] ?? "") ? cookies[name]! : "");
  return {
    address: ip,
    agent: (headers["user-agent"] ?? "").slice(0, mostAgent),
    url: `${shopOrigin}/checkout/`,
    fbp: own("_fbp", fbpShape),
    fbc: own("_fbc", fbcShape),
  };
}
