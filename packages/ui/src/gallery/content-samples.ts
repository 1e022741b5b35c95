import type { CostPart } from "../content/split-bar.tsx";
import type { Moment } from "../content/timeline.tsx";

export const CRUMBS = [{ label: "Products", href: "#fields" }];

/** £24.00: 7.20 + 2.60 + 2.60 + 4.00 + 7.60. */
export const PARTS: readonly CostPart[] = [
  { id: "blank", label: "Blank garment", amountMinor: 720, tone: "blank" },
  { id: "front", label: "Front print, dark", amountMinor: 260, tone: "print" },
  { id: "back", label: "Back print, dark", amountMinor: 260, tone: "extra" },
  { id: "vat", label: "VAT, 20%", amountMinor: 400, tone: "tax" },
  { id: "profit", label: "Your profit", amountMinor: 760, tone: "profit" },
];

export const MOMENTS: readonly Moment[] = [
  { id: "sent", label: "Sent for review", aside: "Mon 2 Nov, 09:14", state: "done" },
  { id: "checks", label: "Print checks passed", detail: "Automatic, 312 dpi", aside: "09:14", state: "done" },
  { id: "look", label: "A person looks at it", detail: "Usually within four hours", state: "now" },
  { id: "live", label: "On sale", state: "next" },
];
