import type { SentScan } from "@selvedge/ui/scanner/scan-queue.ts";
import type { ScanAnswer } from "../../data/reply.ts";

/** What a station shows when a scan was not taken at all, by the server or before it; what it had in hand stays, shown or not. */
export const localAnswer = (
  { code: text, inHand }: Pick<SentScan, "code" | "inHand">,
  because: string,
  before: ScanAnswer | null,
): ScanAnswer => ({
  outcome: "refused",
  code: "not_taken",
  band: { state: "wrong", title: "Not accepted", detail: `“${text}”: ${because}`, aside: "" },
  next: { title: "Scan it again", detail: "Call a lead if this keeps happening" },
  garment: null,
  needed: before?.needed ?? (before?.open ? before.garment : null),
  order: before?.order ?? null,
  side: null,
  open: before?.open ?? inHand,
  at: new Date().toISOString(),
});
