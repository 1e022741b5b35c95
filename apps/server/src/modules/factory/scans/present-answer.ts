import { packagingFor } from "@selvedge/domain/factory/packaging";
import {
  type FloorLabel,
  holesOf,
  isActive,
  presentGarment,
  type Scan,
  type ScanAnswer,
  type ScanResult,
} from "../floor/index.ts";

/** A station's result as the screen gets it. */
export function presentAnswer({ platform, at }: Scan, result: ScanResult): ScanAnswer {
  const units = (label: FloorLabel) => result.order?.labels.filter(isActive).length ?? label.ofCount;
  const garment = (label: FloorLabel | undefined) =>
    label ? presentGarment(platform.origins, label, units(label)) : null;
  return {
    outcome: result.outcome,
    code: result.code,
    band: { detail: "", aside: "", ...result.band },
    next: { detail: "", ...result.next },
    garment: garment(result.label),
    needed: garment(result.needed),
    order: result.order ? presentOrder(platform, result.order) : null,
    side: result.side ?? null,
    open: result.open ?? "",
    at: at.toISOString(),
  };
}

function presentOrder(
  { origins }: Scan["platform"],
  { order, labels, isClosed, tracking = "", parcel }: NonNullable<ScanResult["order"]>,
) {
  const active = labels.filter(isActive);
  const { name, size } = packagingFor(active.map(({ blankCode }) => blankCode));
  return {
    id: order.id,
    reference: order.reference,
    garments: active.map((label) => presentGarment(origins, label, active.length)),
    packed: active.filter(({ state }) => state === "packed" || state === "dispatched").length,
    hole: holesOf(active),
    bag: { name, size },
    slipUrl: `/omnis/v3/factory/orders/${order.id}/packing-slip.pdf?factory=${active[0]?.factoryCode ?? ""}`,
    isClosed,
    tracking,
    parcel: parcel ?? null,
  };
}
