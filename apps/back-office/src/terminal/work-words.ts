import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import type { ScanAnswer } from "../data/reply.ts";

/** What lies at the station of an address, "L204 188 6711"; "" where nothing is in hand there. */
export function workWords(work: ReadonlyMap<string, ScanAnswer>, path: string): string {
  const code = /^\/stations\/([^/]+)/.exec(path)?.[1];
  const answer = code === undefined ? undefined : work.get(code);
  return answer?.open && answer.garment ? spacedLabelCode(answer.garment.code) : "";
}
