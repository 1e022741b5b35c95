import { isActive, isPacked, labelsOfOrder, lockFloorOrder } from "../floor-rows.ts";
import { spoken } from "../present-garment.ts";
import { findLabel } from "./find-label.ts";
import type { Scan, ScanResult } from "./scan.ts";

/**
 * A refusal together with what the station had in hand before it: the open parcel with the garment that it needs next, or
 * the garment on the machine. Whoever scans rubbish goes on with that.
 */
export async function withInHand(scan: Scan, result: ScanResult): Promise<ScanResult> {
  const { open } = result;
  if (result.outcome !== "refused" || !open || open !== scan.request.open) return result;
  if (/^\d{1,15}$/.test(open)) return { ...result, ...(await parcel(scan, Number(open), result)) };
  if (result.needed || result.label?.code === open) return result;
  const found = await findLabel(scan, open);
  return found.kind === "label" ? { needed: found.scan.label, ...result } : result;
}

/** The parcel on the bench, unless it has been closed or called off since; what was no garment leaves it the next step. */
async function parcel({ db }: Scan, orderId: number, { label }: ScanResult): Promise<Partial<ScanResult>> {
  const owner = await db.selectFrom("orders").where("id", "=", orderId).select("division_id").executeTakeFirst();
  const order = owner && (await lockFloorOrder(db, owner.division_id, orderId));
  if (!order) return {};
  const labels = await labelsOfOrder(db, order.divisionId, orderId);
  const needed = labels.find((label) => isActive(label) && !isPacked(label));
  if (!needed) return {};
  return {
    order: { order, labels, isClosed: false },
    needed,
    ...(label ? {} : { next: { title: `Scan ${spoken(needed)}`, detail: "The parcel is as it was" } }),
  };
}
