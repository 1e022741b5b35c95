import { factoryName } from "@selvedge/domain/factory/factory-name";
import { labelCode, parseLabelCode } from "@selvedge/domain/labels/label-code";
import {
  type LabelScan,
  labelsOfOrder,
  lockFloorOrder,
  orderOfLabel,
  type Scan,
  type ScanResult,
} from "../floor/index.ts";
import { refuse } from "./refuse.ts";

export type FoundLabel =
  | { kind: "label"; scan: LabelScan }
  | { kind: "refused"; result: ScanResult }
  | { kind: "text" };

/**
 * Reads a scan's text as a label: locks its order and reads those of its labels that the station's factory makes. `text` means that it is not a label's
 * code, so that a station may read it as a hole or a shelf.
 */
export async function findLabel(scan: Scan, text = scan.request.text): Promise<FoundLabel> {
  const parsed = parseLabelCode(text);
  const open = scan.request.open;
  if (!parsed.ok && parsed.code === "not_a_label_code") return { kind: "text" };
  if (!parsed.ok) return { kind: "refused", result: refuse("misread", { scanned: text }, { open }) };
  const code = labelCode(parsed.number);
  const owner = await orderOfLabel(scan.db, code);
  if (!owner) return { kind: "refused", result: refuse("unknown_label", { scanned: code }, { open }) };
  const { factoryCode } = scan.station;
  if (owner.factoryCode !== factoryCode)
    return { kind: "refused", result: refuse("other_factory", { place: factoryName(owner.factoryCode) }, { open }) };
  const order = await lockFloorOrder(scan.db, owner.divisionId, owner.orderId, factoryCode);
  const labels = await labelsOfOrder(scan.db, owner.divisionId, owner.orderId, factoryCode);
  const label = labels.find((each) => each.code === code);
  if (!order || !label) throw new Error(`Label ${code} has lost its order.`);
  return { kind: "label", scan: { ...scan, label, order, labels } };
}

/** A scan at a station that knows labels only. */
export async function onLabel<Question = never>(
  scan: Scan,
  rules: (scan: LabelScan) => Promise<ScanResult | Question>,
): Promise<ScanResult | Question> {
  const found = await findLabel(scan);
  if (found.kind === "label") return rules(found.scan);
  if (found.kind === "refused") return found.result;
  return refuse("not_a_label", { scanned: scan.request.text, at: scan.station.kind }, { open: scan.request.open });
}
