import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface ProductToDecide {
  status: "draft" | "pending" | "approved" | "denied";
  version: number;
}

/** The product, locked until the transaction ends; undefined for one that is gone. */
export async function lockProduct(
  db: Bound,
  divisionId: DivisionId,
  productId: ProductId,
): Promise<ProductToDecide | undefined> {
  const { rows } = await sql<ProductToDecide>`
    select approval_status as status, version from products
    where division_id = ${divisionId} and id = ${productId} and deleted_at is null for update`.execute(db);
  return rows[0];
}

/** Stores a decision and invalidates every cached page that shows the product. */
export async function writeDecision(
  db: Bound,
  divisionId: DivisionId,
  productId: ProductId,
  { status, reason }: { status: "pending" | "approved" | "denied"; reason: string | null },
): Promise<void> {
  await sql`update products set approval_status = ${status}, denial_reason = ${reason}, updated_at = now()
    where division_id = ${divisionId} and id = ${productId}`.execute(db);
  await sql`select announce_stale(array[${`division:${divisionId}`}, ${`product:${productId}`}]::text[])`.execute(db);
}
