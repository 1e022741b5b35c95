import type { Garment, ScanAnswer } from "../data/reply.ts";

/** The garment that QC looks at: a scan that was no garment leaves it on the bench. */
export function inCheck(answer: ScanAnswer | null): Garment | null {
  if (answer?.code === "to_check") return answer.garment;
  return answer?.outcome === "refused" && !answer.garment ? answer.needed : null;
}
