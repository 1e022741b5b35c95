import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import type { Garment, ScanAnswer } from "../data/reply.ts";

/** What lies at the station of an address, "L204 188 6711, side 2 of 2"; "" where nothing is in hand there. */
export function workWords(work: ReadonlyMap<string, ScanAnswer>, path: string): string {
  const code = /^\/stations\/([^/]+)/.exec(path)?.[1];
  const answer = code === undefined ? undefined : work.get(code);
  if (!answer?.open || !answer.garment) return "";
  return `${spacedLabelCode(answer.garment.code)}${sideWords(answer.garment)}`;
}

/** The next side of a garment that is printed in part. */
function sideWords({ sides }: Garment): string {
  const next = sides.findIndex(({ isPrinted }) => !isPrinted);
  return next > 0 ? `, side ${next + 1} of ${sides.length}` : "";
}

/** What a locked terminal says of the work that lies there: to its own person as theirs. Empty without any. */
export function leftWords(work: string, isOwn: boolean): string {
  if (!work) return "";
  return isOwn ? `Your work is as you left it: ${work}` : `The work is as it was left: ${work}`;
}
