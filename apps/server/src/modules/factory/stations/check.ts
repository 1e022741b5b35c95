import { stationWords } from "@selvedge/domain/factory/scan-words";
import { logQuality } from "../floor-logs.ts";
import { moveLabel } from "../move-label.ts";
import { stationAfter } from "../present-garment.ts";
import { findLabel } from "./find-label.ts";
import { asideOf, guard, refuse } from "./refuse.ts";
import type { LabelScan, Scan, ScanResult } from "./scan.ts";

/** The code on the Pass card beside every bench. */
export const passText = "PASS";

/** QC: the first scan shows what the garment must look like; scanning it again, or the Pass card, passes it. */
export async function checkRules(scan: Scan): Promise<ScanResult> {
  const { text, open } = scan.request;
  const isPass = text.toUpperCase() === passText;
  if (isPass && open === "") return refuse("nothing_to_pass", {});
  const found = await findLabel(scan, isPass ? open : text);
  if (found.kind === "refused") return found.result;
  if (found.kind === "text") return refuse("not_a_label", { scanned: text, at: scan.station.kind }, { open });
  const guarded = guard(found.scan);
  if (!guarded.ok) return guarded.result;
  return isPass || open === found.scan.label.code ? pass(found.scan, guarded.decision.to) : show(found.scan);
}

function show(scan: LabelScan): ScanResult {
  const { label } = scan;
  return {
    outcome: "shown",
    code: "to_check",
    band: {
      state: "good",
      title: label.applications.length > 1 ? "Both sides printed" : "Printed",
      detail: "Check, then pass or fail",
      aside: asideOf(scan),
    },
    next: { title: "Pass or fail", detail: "Scan it again or press P to pass, F to fail" },
    label,
    side: 0,
    open: label.code,
  };
}

async function pass(scan: LabelScan, to: Parameters<typeof moveLabel>[2]): Promise<ScanResult> {
  const { label } = scan;
  await Promise.all([moveLabel(scan.db, label, to, scan.at, scan.hand.staffUserId), logQuality(scan, null)]);
  const next = stationAfter(label, scan.labels);
  return {
    outcome: "moved",
    code: "passed",
    band: {
      state: "good",
      title: "Passed",
      detail: `${label.colour} ${label.size}, ${label.name}`,
      aside: asideOf(scan),
    },
    next: {
      title: next ? `To ${stationWords[next].name}` : "Scan the next garment",
      detail: "Then scan the next garment",
    },
    label,
    open: "",
  };
}
