import type { Garment, ScanAnswer } from "../data/reply.ts";

/** Answers that leave a garment at QC to be looked at. */
const awaitsCheck: ReadonlySet<string> = new Set(["to_check", "fault_asked"]);

/** The garment that QC looks at: a scan that was no garment leaves it on the bench. */
export function garmentAtQc(answer: ScanAnswer | null): Garment | null {
  if (answer && awaitsCheck.has(answer.code)) return answer.garment;
  return answer?.outcome === "refused" && !answer.garment ? answer.needed : null;
}

/**
 * What a station sends as in hand with its next scan. At QC only what is looked at: a garment that another one has
 * pushed off the screen is shown again before it can pass. A garment that someone is about to fail is named as that, and
 * no scan passes it or brings it on.
 */
export function openFor(kind: string | undefined, answer: ScanAnswer | null, isDefectPrompted: boolean): string {
  const open = kind === "check" ? (garmentAtQc(answer)?.code ?? "") : (answer?.open ?? "");
  return isDefectPrompted && /^L\d{10}(\/\d{1,4})?$/.test(open) ? `fail ${open}` : open;
}
