import { expect, test } from "vitest";
import type { OrderStatus } from "./flows.ts";
import { percentageOf } from "./percentage.ts";

/** What a word of one flow means in the other's: both stand at the same place there. */
test.each<[OrderStatus, OrderStatus]>([
  ["new", "quote"],
  ["to_be_paid", "bespoke_approved"],
  ["paid", "bespoke_paid"],
  ["processing", "bespoke_production"],
  ["label_printed", "bespoke_documents_printed"],
  ["printed", "bespoke_printing"],
  ["consolidated", "bespoke_printing"],
  ["packing", "bespoke_packing"],
  ["disputed", "bespoke_packing"],
  ["issue", "bespoke_packing"],
  ["complete", "bespoke_shipped"],
  ["exchanged", "bespoke_shipped"],
  ["refunded", "bespoke_refunded"],
])("in quoted work %s has the position of %s (P4.14)", (status, counterpart) => {
  expect(percentageOf("bespoke", status)).toBe(percentageOf("bespoke", counterpart));
});

test.each<[OrderStatus, normal: number, paper: number]>([
  ["quote", 0, 0],
  ["bespoke_idle", 0, 0],
  ["bespoke_requested_terms", 0, 0],
  ["bespoke_authorised_terms", 0, 0],
  ["bespoke_mockup", 0, 0],
  ["bespoke_approved", 0, 0],
  ["bespoke_paid", 20, 0],
  ["po_confirmed", 20, 0],
  ["bespoke_production", 40, 20],
  ["bespoke_documents_printed", 40, 20],
  ["bespoke_sorted", 40, 20],
  ["bespoke_printing", 40, 20],
  ["bespoke_packing", 60, 60],
  ["bespoke_shipped", 100, 100],
  ["bespoke_refunded", 100, 100],
])("quoted work at %s, read as a garment order or as paper, is at %i and %i %% (P4.14)", (status, normal, paper) => {
  expect([percentageOf("normal", status), percentageOf("paper", status)]).toEqual([normal, paper]);
});
