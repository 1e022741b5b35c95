// The order that a browser placed last. Its basket is empty afterwards, and a shopper who goes back sees why.
import type { PlacedOrder } from "@selvedge/contracts/pages/page-data";
import { withDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { receiptCookies } from "../../../plugins/session/receipt-cookies.ts";
import { hostCookie } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { digestOfHash } from "./receipt-link.ts";
import { orderByDigest } from "./receipt-queries.ts";
import { hasOpened, openReceipt } from "./receipt-reader.ts";

const cookieName = receiptCookies.placed;
/** How long an empty basket shows the last order. */
const rememberSeconds = 86_400;

/** Lets the session that placed an order see its full receipt, and stores the order in a cookie. */
export function rememberPlacedOrder(
  platform: Pick<Platform, "config">,
  request: FastifyRequest,
  reply: FastifyReply,
  orderHash: string,
): void {
  openReceipt(platform, request, reply, orderHash);
  reply.setCookie(hostCookie(platform.config, cookieName), orderHash, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: platform.config.publicProtocol === "https",
    maxAge: rememberSeconds,
  });
}

/**
 * The paid order that this visitor placed last in this shop, or null. The cookie alone is not proof: this session must
 * also have access to the receipt.
 */
export async function lastPlacedOrder(
  platform: Platform,
  division: Division,
  request: FastifyRequest,
): Promise<PlacedOrder | null> {
  const orderHash = request.cookies[hostCookie(platform.config, cookieName)] ?? "";
  if (!hasOpened(platform.config, request, orderHash)) return null;
  const order = await withDivision(platform.pools.web, division.id, (db) =>
    orderByDigest(db, division.id, digestOfHash(orderHash)),
  );
  return order?.paid_at && !order.deleted_at ? { orderHash, reference: order.reference } : null;
}
