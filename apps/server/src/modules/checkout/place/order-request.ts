import type { CallBody } from "@selvedge/contracts/call";
import type { checkoutCalls } from "@selvedge/contracts/checkout/checkout.calls";
import type { Division } from "../../../plugins/tenancy.ts";
import type { SaleVisitor } from "../../site/facebook-sales/index.ts";

/** One payment request, as it arrives. */
export interface OrderRequest {
  division: Division;
  ownerHash: Buffer;
  idempotencyKey: string;
  body: CallBody<typeof checkoutCalls.place>;
  /** The shop's own origin, for the return from the bank. */
  shopOrigin: string;
  requestId: string;
  /** The buyer's variations of split tests, as their browser sends them: test ids to variation ids. */
  splitTests: ReadonlyMap<number, number>;
  /** Who sent the buyer by a shared link, as their browser remembers it; "" for nobody. */
  referredBy: string;
  /** What Facebook may be told of the buyer's browser; null without their yes. */
  saleVisitor: SaleVisitor | null;
}
