// The order that a browser has placed last. Its basket is empty afterwards, and whoever goes Back is told why.
import type { PlacedOrder } from "@selvedge/contracts/storefront/page-data";
import { withDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { hostCookie } from "../../plugins/session.ts";
import type { Division } from "../../plugins/tenancy.ts";
import { digestOfHash } from "./receipt-link.ts";
import { orderByDigest } from "./receipt-queries.ts";
import { hasOpened, openReceipt } from "./receipt-reader.ts";

const cookieName = "placed";
/** Afterwards an empty basket is an empty basket again. */
const keptSeconds = 86_400;

/** Opens the receipt of an order to whoever has just placed it, and remembers that it was placed here. */
export function notePlaced(
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
    maxAge: keptSeconds,
  });
}

/**
 * The paid order that this visitor placed last in this shop, or null. The cookie alone proves nothing: the receipt must
 * have been opened to this very visitor.
 */
export async function placedHere(
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
