import type { StationKind } from "@selvedge/domain/labels/label-machine";
import { type FloorLabel, isActive, isPacked, labelsOfOrder, orderOfLabel, readFloorOrder } from "../floor-rows.ts";
import { spoken } from "../present-garment.ts";
import type { Scan, ScanResult } from "./scan.ts";

/**
 * A refusal together with what the station had in hand before it: the open parcel with the garment that it needs next, or
 * the garment on the machine. Whoever scans rubbish goes on with that. It is only read: the scanned garment's order may be
 * locked already, and two stations whose garments were swapped would wait for each other.
 */
export async function withInHand(scan: Scan, result: ScanResult): Promise<ScanResult> {
  const { open } = result;
  if (result.outcome !== "refused" || !open || open !== scan.request.open) return result;
  if (/^\d{1,15}$/.test(open)) return { ...result, ...(await parcel(scan, Number(open), result)) };
  // A station that has shown a failed print has the label and its next copy in hand: "L2041886322/2".
  const [code = ""] = open.split("/");
  if (result.needed || result.label?.code === code) return result;
  const label = await garment(scan, code);
  if (!label) return result;
  const next = result.label ? null : goOnWith[scan.station.kind]?.(label);
  return { needed: label, ...result, ...(next ? { next } : {}) };
}

/** How a station goes on with the garment in hand after a scan that was none. */
const goOnWith: Partial<Record<StationKind, (label: FloorLabel) => ScanResult["next"] | null>> = {
  print: () => ({ title: "Scan it when it is printed", detail: "What was in hand is as it was" }),
  check: () => ({ title: "Pass or fail", detail: "Scan it again or press P to pass, F to fail" }),
  sort: ({ pigeonholeCode }) => (pigeonholeCode ? { title: `Put in, scan ${pigeonholeCode}` } : null),
};

/** The garment of a label's code as it is now; undefined for any other text, such as a shelf. */
async function garment({ db }: Scan, code: string): Promise<FloorLabel | undefined> {
  const owner = await orderOfLabel(db, code);
  const labels = owner ? await labelsOfOrder(db, owner.divisionId, owner.orderId) : [];
  return labels.find((label) => label.code === code);
}

/** The parcel on the bench, unless it has been closed or called off since; what was no garment leaves it the next step. */
async function parcel({ db }: Scan, orderId: number, { label }: ScanResult): Promise<Partial<ScanResult>> {
  const owner = await db.selectFrom("orders").where("id", "=", orderId).select("division_id").executeTakeFirst();
  const order = owner && (await readFloorOrder(db, owner.division_id, orderId));
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
