import type { OrderId } from "@selvedge/domain/ids";
import type { StationKind } from "@selvedge/domain/labels/label-machine";
import {
  type FloorLabel,
  isActive,
  isPacked,
  labelsOfOrder,
  orderOfLabel,
  readFloorOrder,
  type Scan,
  type ScanResult,
  spoken,
} from "../floor/index.ts";

/**
 * A refusal together with what the station was working on before it: the open parcel with the garment that it needs next,
 * or the garment on the machine. After a wrong scan the station continues with that. It is read without a lock: the
 * scanned garment's order may be locked already, and two stations with swapped garments would wait for each other.
 */
export async function withInHand(scan: Scan, result: ScanResult): Promise<ScanResult> {
  const { open } = result;
  if (result.outcome !== "refused" || !open || open !== scan.request.open) return result;
  if (/^\d{1,15}$/.test(open)) return { ...result, ...(await parcel(scan, Number(open) as OrderId, result)) };
  // A station that has shown a failed print is working on the label and its next copy: "L2041886322/2".
  const [code = ""] = open.split("/");
  if (result.needed || result.label?.code === code) return result;
  const label = await garment(scan, code);
  if (!label) return result;
  const next = result.label ? null : goOnWith[scan.station.kind]?.(label);
  return { needed: label, ...result, ...(next ? { next } : {}) };
}

/** How a station continues with its garment after a scan that was refused. */
const goOnWith: Partial<Record<StationKind, (label: FloorLabel) => ScanResult["next"] | null>> = {
  print: () => ({ title: "Scan it when it is printed", detail: "The garment in hand is unchanged" }),
  check: () => ({ title: "Pass or fail", detail: "Scan it again or press P to pass, F to fail" }),
  sort: ({ pigeonholeCode }) => (pigeonholeCode ? { title: `Put in, scan ${pigeonholeCode}` } : null),
};

/** The garment of a label's code as it is now; undefined for any other text, such as a shelf. */
async function garment({ db, station }: Scan, code: string): Promise<FloorLabel | undefined> {
  const owner = await orderOfLabel(db, code);
  const labels = owner ? await labelsOfOrder(db, owner.divisionId, owner.orderId, station.factoryCode) : [];
  return labels.find((label) => label.code === code);
}

/** The parcel on the bench, unless it has been closed or called off since; what was no garment leaves it the next step. */
async function parcel({ db, station }: Scan, orderId: OrderId, { label }: ScanResult): Promise<Partial<ScanResult>> {
  const owner = await db.selectFrom("orders").where("id", "=", orderId).select("division_id").executeTakeFirst();
  const order = owner && (await readFloorOrder(db, owner.division_id, orderId, station.factoryCode));
  if (!order) return {};
  const labels = await labelsOfOrder(db, order.divisionId, orderId, station.factoryCode);
  const needed = labels.find((label) => isActive(label) && !isPacked(label));
  if (!needed) return {};
  return {
    order: { order, labels, isClosed: false },
    needed,
    ...(label ? {} : { next: { title: `Scan ${spoken(needed)}`, detail: "The parcel is unchanged" } }),
  };
}
