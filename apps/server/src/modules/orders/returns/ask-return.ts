// A shopper asks for a return, or takes one back. Only somebody who has shown that the order is theirs can.
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { canSeeAddress, digestOfHash } from "../receipt/index.ts";
import { lockForReturn } from "./lock-for-return.ts";
import { openReturns, type WantedLine } from "./open-return.ts";
import { withdrawReturn } from "./withdraw-return.ts";

interface Asked {
  request: FastifyRequest;
  orderHash: string;
}

/** Writes what a shopper returns. Throws notFound, validation for a stranger, and moveRefused with the rule's sentence. */
export async function askReturn(
  platform: Platform,
  division: Division,
  {
    request,
    orderHash,
    lines,
    note,
    requestKey,
  }: Asked & { lines: readonly WantedLine[]; note: string; requestKey: string },
): Promise<void> {
  const own = await ownOrder(platform, division, { request, orderHash });
  await countTry(platform.pools, limits.returns, `${division.id} ${own.id}`);
  await withoutDivision(platform.pools.backOffice, async (db) => {
    const order = await lockForReturn(db, division.id, own.id);
    await openReturns(platform, db, {
      ...{ divisionId: division.id, order, lines, note, requestKey, requestId: request.id },
      by: { kind: "shopper", name: own.name },
    });
  });
}

/** Takes a return back. Throws notFound, validation for a stranger, and moveRefused once it has arrived. */
export async function takeBackReturn(
  platform: Platform,
  division: Division,
  { request, orderHash, code }: Asked & { code: string },
): Promise<void> {
  const { id: orderId, name } = await ownOrder(platform, division, { request, orderHash });
  const by = { kind: "shopper" as const, name };
  await withdrawReturn(platform, { divisionId: division.id, orderId, code, by, requestId: request.id });
}

/** The order of a receipt whose reader has shown that it is theirs. Throws notFound, and validation for a stranger. */
export async function ownOrder(platform: Platform, division: Division, { request, orderHash }: Asked) {
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
  return { id: order.id, name: `${order.first} ${order.last}` };
}
