import type { ScanAnswer } from "../data/reply.ts";

/** What a station shows when the server refused to take a scan at all. */
export const localAnswer = (text: string, because: string, open: string): ScanAnswer => ({
  outcome: "refused",
  code: "not_taken",
  band: { state: "wrong", title: "Not taken", detail: `“${text}”: ${because}`, aside: "" },
  next: { title: "Scan it again", detail: "Call a lead if it stays like this" },
  garment: null,
  needed: null,
  order: null,
  side: null,
  open,
  at: new Date().toISOString(),
});
