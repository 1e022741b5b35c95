// The credit notes of an order for whoever has the link of its receipt.
import type { OwnPaper } from "@selvedge/contracts/pages/account-page";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { canSeeAddress, digestOfHash } from "../receipt/index.ts";
import { creditNotesOf, presentCreditNotes } from "../refunds/index.ts";
import { presentSupplements, supplementNamesOf } from "../supplements/index.ts";
import { creditNotePdf } from "./credit-note-pdf.ts";

/** What the receipt of an order links to beside its invoice, the oldest first. */
export async function papersOfReceipt(
  { pools }: Platform,
  divisionId: DivisionId,
  orderHash: string,
): Promise<{ creditNotes: OwnPaper[]; supplements: OwnPaper[] }> {
  const order = await withDivision(pools.web, divisionId, (db) =>
    db
      .selectFrom("orders as o")
      .where("o.division_id", "=", divisionId)
      .where("o.receipt_digest", "=", digestOfHash(orderHash))
      .select([creditNotesOf().as("notes"), supplementNamesOf().as("supplements")])
      .executeTakeFirst(),
  );
  return {
    creditNotes: presentCreditNotes(order?.notes ?? [], orderHash),
    supplements: presentSupplements(order?.supplements ?? [], orderHash),
  };
}

/**
 * The paper of one of the receipt's own refunds, as the invoice behind its link is shown: who may not see the receipt's
 * address reads first name, town and country of the buyer. Throws notFound, also for the refund of another order.
 */
export async function creditNoteByReceipt(
  platform: Platform,
  division: Division,
  { request, orderHash, refund }: { request: FastifyRequest; orderHash: string; refund: number },
) {
  const order = await withDivision(platform.pools.web, division.id, (db) =>
    db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .select(["id", "email"])
      .executeTakeFirst(),
  );
  if (!order) {
    await countTry(platform.pools, limits.receipts, request.ip);
    throw new Refusal("notFound");
  }
  const reader = (await canSeeAddress(platform, request, orderHash, order.email)) ? "buyer" : "link";
  return creditNotePdf(platform, { divisionId: division.id, orderId: order.id, refundId: refund, reader });
}
