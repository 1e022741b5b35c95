import { labelCode, parseLabelCode } from "@selvedge/domain/labels/label-code";
import type { Scan, ScanResult } from "../floor/index.ts";
import { findLabel } from "./find-label.ts";
import { factsAbout, refuse } from "./refuse.ts";

/**
 * While a person chooses a garment's fault, the station is working on "fail L2041886371": that garment neither passes nor
 * moves on, whatever is scanned, until the question is answered or closed. Returns the answer to the scan; null when no
 * question is open, or when another garment was scanned and takes its place.
 */
export async function askedOfFault(scan: Scan): Promise<ScanResult | null> {
  const doubted = doubtedIn(scan.request.open);
  if (doubted === null || isAnother(scan.request.text, doubted.label)) return null;
  const found = await findLabel(scan, doubted.label);
  if (found.kind !== "label") return null;
  return refuse("fault_asked", factsAbout(found.scan), { label: found.scan.label, open: doubted.inHand });
}

/** What the rules of a station see as its current work: nothing while the garment is doubted. */
export const inHandOf = (open: string): string => (doubtedIn(open) === null ? open : "");

/** A print station that has shown a failed print holds the label with its next copy: "fail L2041886371/2". */
function doubtedIn(open: string): { label: string; inHand: string } | null {
  const [, inHand, label] = /^fail ((L\d{10})(?:\/\d{1,4})?)$/.exec(open) ?? [];
  return inHand && label ? { label, inHand } : null;
}

function isAnother(text: string, doubted: string): boolean {
  const label = parseLabelCode(text);
  return label.ok && labelCode(label.number) !== doubted;
}
