import { withDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { canSeeAddress, digestOfHash } from "../receipt/index.ts";
import type { Change } from "./changed-order.ts";

/**
 * A shopper's change of the order of a receipt, for whoever may see its address: the link alone does not. Throws notFound,
 * and validation for a reader who has not shown that the order is theirs.
 */
export async function changeOfReceipt(
  platform: Platform,
  division: Division,
  request: FastifyRequest,
  orderHash: string,
): Promise<Change> {
  const order = await withDivision(platform.pools.web, division.id, (db) =>
    db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .select(["id", "email", "shipping_first_name as first", "shipping_last_name as last"])
      .executeTakeFirst(),
  );
  if (!order) {
    await countTry(platform.pools, limits.receipts, request.ip);
    throw new Refusal("notFound");
  }
  if (!(await canSeeAddress(platform, request, orderHash, order.email)))
    throw new Refusal("validation", { message: "Enter the postcode first, so that we know that the order is yours." });
  const by = { kind: "shopper" as const, name: `${order.first} ${order.last}` };
  return { divisionId: division.id, orderId: order.id, by, requestId: request.id };
}
