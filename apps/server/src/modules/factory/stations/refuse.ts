import { findDefect } from "@selvedge/domain/factory/defects";
import { holdThatStops } from "@selvedge/domain/factory/holds";
import {
  type RefusalCode,
  type RefusalFacts,
  refusalWords,
  repeatedWords,
  standingWords,
} from "@selvedge/domain/factory/scan-words";
import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { decideScan, type ScanDecision } from "@selvedge/domain/labels/label-machine";
import { factsOf, isActive, type LabelScan, type ScanResult, spoken, stationAfter, workable } from "../floor/index.ts";

/** A refused scan in words. Nothing has been written. */
export function refuse(code: RefusalCode, facts: Partial<RefusalFacts>, more: Partial<ScanResult> = {}): ScanResult {
  const { title, detail, next } = refusalWords(code, facts);
  return { outcome: "refused", code, band: { state: "wrong", title, detail }, next: { title: next }, ...more };
}

/** What words need to know about the scanned garment. */
export const factsAbout = ({ label, labels, request }: LabelScan): Partial<RefusalFacts> => ({
  scanned: request.text,
  garment: spoken(label),
  order: label.orderReference,
  needs: stationAfter(label, labels),
  place: label.pigeonholeCode ?? "",
});

export type Guarded = { ok: true; decision: ScanDecision & { ok: true } } | { ok: false; result: ScanResult };

/** What holds at every station: done before, thrown away, stopped, held, too early. Else what the scan does. */
export function guard(scan: LabelScan): Guarded {
  const { label, labels, order, station, request } = scan;
  const decision = decideScan(factsOf(label, labels.filter(isActive).length), station.kind);
  const no = (code: RefusalCode, more: Partial<RefusalFacts> = {}): Guarded => ({
    ok: false,
    result: refuse(code, { ...factsAbout(scan), ...more }, { label, open: request.open }),
  });
  if (!decision.ok && decision.code === "already_done") return { ok: false, result: repeated(scan) };
  if (!decision.ok && decision.code === "label_replaced") return no("label_replaced", thrownAway(scan));
  if (!decision.ok && decision.code === "label_cancelled") return no("label_cancelled");
  if (!workable.has(order.status)) return no("order_stopped", { because: standingWords(order.status) });
  const hold = holdThatStops(order.holds, station.kind);
  if (hold) return no("order_held", { because: hold.name.toLowerCase() });
  if (!decision.ok) return no(decision.code as RefusalCode, { needs: decision.needs ?? null });
  return { ok: true, decision };
}

function repeated(scan: LabelScan): ScanResult {
  const { title, detail, next } = repeatedWords(
    scan.station.kind,
    stationAfter(scan.label, scan.labels),
    scan.label.pigeonholeCode ?? "",
  );
  return {
    outcome: "repeated",
    code: "already_done",
    band: { state: "duplicate", title, detail, aside: asideOf(scan) },
    next: { title: next },
    label: scan.label,
    open: scan.request.open,
  };
}

function thrownAway({ label, labels }: LabelScan): Partial<RefusalFacts> {
  const successor = labels.find(
    (each) => each.counter === label.counter && each.orderItemId === label.orderItemId && isActive(each),
  );
  return {
    because: findDefect(label.faultCode ?? "")?.name ?? "Made again",
    successor: successor ? spacedLabelCode(successor.code) : "A new label",
  };
}

/** At the right of the band: "2/5 L204 188 1143". */
export const asideOf = ({ label }: Pick<LabelScan, "label">): string =>
  `${label.counter}/${label.ofCount}  ${spacedLabelCode(label.code)}`;
