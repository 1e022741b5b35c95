import type { Garment, ScanAnswer } from "../data/reply.ts";

/** Answers that leave a garment at QC to be looked at. */
const looksAt: ReadonlySet<string> = new Set(["to_check", "fault_asked"]);

/** The garment that QC looks at: a scan that was no garment leaves it on the bench. */
export function inCheck(answer: ScanAnswer | null): Garment | null {
  if (answer && looksAt.has(answer.code)) return answer.garment;
  return answer?.outcome === "refused" && !answer.garment ? answer.needed : null;
}

/**
 * What a station says that it has in hand with its next scan. At QC only what is looked at: a garment that another one has
 * pushed off the screen is shown again before it can pass. A garment that somebody is about to fail is named as that, and
 * no scan passes it or brings it on.
 */
export function openFor(kind: string | undefined, answer: ScanAnswer | null, isDoubted: boolean): string {
  const open = kind === "check" ? (inCheck(answer)?.code ?? "") : (answer?.open ?? "");
  return isDoubted && /^L\d{10}(\/\d{1,4})?$/.test(open) ? `fail ${open}` : open;
}
