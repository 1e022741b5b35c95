// A customer's orders as they read them themselves: the same sentence as on the receipt.
import type { OwnOrder } from "@selvedge/contracts/pages/account-page";
import type { Bound } from "@selvedge/db/bound";
import { isUnfinished } from "@selvedge/domain/customers/erasure";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import { headlineOf } from "@selvedge/domain/orders/headline";
import type { Platform } from "../../../platform.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { invoiceLink } from "../invoices/index.ts";
import { receiptHash } from "../receipt/index.ts";
import { presentCreditNotes } from "../refunds/index.ts";
import { presentSupplements } from "../supplements/index.ts";
import { type OwnOrderRow, ownOrderByReference, ownOrderCount, ownOrders } from "./queries.ts";

export const ordersPerPage = 20;

/** A page of customers' orders, newest first; pages count from 1. */
export async function listOwnOrders(
  platform: Platform,
  db: Bound,
  divisionId: DivisionId,
  { customerIds, page }: { customerIds: readonly number[]; page: number },
): Promise<OwnOrder[]> {
  const place = { limit: ordersPerPage, offset: (page - 1) * ordersPerPage };
  const rows = await ownOrders(db, divisionId, customerIds, place);
  return rows.map((row) => present(platform, divisionId, row));
}

export const countOwnOrders = ownOrderCount;

/** The receipt's path of one of these customers' orders, or null: anybody else's order is not found. */
export async function findOwnOrder(
  { config }: Platform,
  db: Bound,
  divisionId: DivisionId,
  { customerIds, reference }: { customerIds: readonly number[]; reference: string },
): Promise<{ id: OrderId; orderHash: string } | null> {
  const found = await ownOrderByReference(db, divisionId, customerIds, reference);
  return found ? { id: found.id, orderHash: receiptHash(config.secret, divisionId, found.id) } : null;
}

function present({ config, origins }: Platform, divisionId: DivisionId, row: OwnOrderRow): OwnOrder {
  const isDeleted = row.deleted_at !== null;
  const orderHash = receiptHash(config.secret, divisionId, row.id);
  return {
    reference: row.reference,
    placedAt: row.created_at.toISOString(),
    isRunning: isUnfinished({ status: row.status, isDeleted }),
    headline: headlineOf({ status: row.status, isDeleted, labels: row.labels }),
    promisedFrom: row.promised_from,
    promisedTo: row.promised_to,
    total: toMajor(row.total_minor, row.currency),
    currency: row.currency,
    pieces: (row.goods ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    goods: (row.goods ?? []).map(({ image, ...good }) => ({
      ...good,
      image: image ? fileAddress(origins, divisionId, image) : "",
    })),
    trackingUrl: row.parcel?.url ?? "",
    receiptPath: `/receipt/${orderHash}/`,
    invoicePath: row.paid_at ? `/invoice/${invoiceLink(config, divisionId, row.id)}/` : "",
    creditNotes: presentCreditNotes(row.credit_notes, orderHash),
    supplements: presentSupplements(row.supplements, orderHash),
    reviewPath: row.is_reviewable ? `/review/${orderHash}/` : "",
  };
}
