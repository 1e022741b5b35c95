import type { ScanAnswer } from "../data/reply.ts";

/** A kept scan that was refused when it was sent at last. */
export interface RefusedScan {
  text: string;
  answer: ScanAnswer;
}

/**
 * What a station shows when the last of its kept scans has been answered: that answer, unless one before it was refused
 * while nobody could see it. Those are named together, and what the last one left in hand stays.
 */
export function afterReplay(last: ScanAnswer, sent: number, refused: readonly RefusedScan[]): ScanAnswer {
  const unseen = refused.filter(({ answer }) => answer !== last);
  if (unseen.length === 0) return last;
  return {
    ...last,
    outcome: "refused",
    code: "kept_refused",
    band: {
      state: "wrong",
      title: `${refused.length} of ${sent} scans refused`,
      detail: refused.map(({ text, answer }) => `${text}: ${answer.band.title}`).join(". "),
      aside: "",
    },
    next: { title: refused.length === 1 ? "Scan that one again" : "Scan those again", detail: "The others are in" },
    garment: null,
  };
}
