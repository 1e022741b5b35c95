import { labelCode, parseLabelCode } from "@selvedge/domain/labels/label-code";
import { findLabel } from "./find-label.ts";
import { factsAbout, refuse } from "./refuse.ts";
import type { Scan, ScanResult } from "./scan.ts";

/**
 * While somebody says what is wrong with a garment, the station has "fail L2041886371" in hand: that garment neither
 * passes nor goes on, whatever is scanned, until the question was answered or closed. Gives what is said then; null where
 * nothing is asked, or where another garment was scanned and takes its place.
 */
export async function askedOfFault(scan: Scan): Promise<ScanResult | null> {
  const doubted = doubtedIn(scan.request.open);
  if (doubted === null || isAnother(scan.request.text, doubted.label)) return null;
  const found = await findLabel(scan, doubted.label);
  if (found.kind !== "label") return null;
  return refuse("fault_asked", factsAbout(found.scan), { label: found.scan.label, open: doubted.inHand });
}

/** What is in hand for the rules of a station: a garment that is doubted is in nobody's. */
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
