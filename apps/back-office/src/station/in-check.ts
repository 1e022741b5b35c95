import type { Garment, ScanAnswer } from "../data/reply.ts";

/** The garment that QC looks at: a scan that was no garment leaves it on the bench. */
export function inCheck(answer: ScanAnswer | null): Garment | null {
  if (answer?.code === "to_check") return answer.garment;
  return answer?.outcome === "refused" && !answer.garment ? answer.needed : null;
}

/**
 * What a station says that it has in hand with its next scan. At QC only what is looked at: a garment that another one has
 * pushed off the screen is shown again before it can pass.
 */
export const openFor = (kind: string | undefined, answer: ScanAnswer | null): string =>
  kind === "check" ? (inCheck(answer)?.code ?? "") : (answer?.open ?? "");
