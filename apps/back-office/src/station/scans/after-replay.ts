import type { ScanAnswer } from "../../data/reply.ts";

/** A stored scan that was refused when it was sent later. */
export interface RefusedScan {
  text: string;
  answer: ScanAnswer;
}

/**
 * What a station shows when the last of its stored scans has been answered: that answer, unless one before it was refused
 * while no one could see it. Refused scans are listed together, and what the last one left in hand stays.
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
    next: { title: refused.length === 1 ? "Scan it again" : "Scan them again", detail: "The others were accepted" },
    garment: null,
  };
}
