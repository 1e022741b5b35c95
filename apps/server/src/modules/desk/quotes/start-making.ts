import { withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { releaseOrders } from "../../factory/release/index.ts";
import type { Mover } from "../../orders/moves/index.ts";
import { deskQuote } from "./queries.ts";

/**
 * Sends a quote to the floor, one label for each piece. Twice makes them once. Throws notFound for an order that is no quote,
 * and moveRefused with the reason: it is not paid for, held, or its print files are not there yet, in which case they are
 * asked for.
 */
export async function startMaking(
  platform: Platform,
  orderId: OrderId,
  { by, requestId }: { by: Mover; requestId: string },
): Promise<void> {
  const row = await withoutDivision(platform.pools.backOffice, (db) => deskQuote(db, orderId));
  if (!row) throw new Refusal("notFound");
  const [outcome] = await releaseOrders(platform, [orderId], { by, requestId });
  if (outcome!.ok || (outcome!.code === "already_released" && outcome!.labels.length > 0)) return;
  throw new Refusal("moveRefused", { message: outcome!.message });
}
