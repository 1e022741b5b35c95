// The moves of paper orders: posters, cards, stickers. No pretreat, no hole; sheets are made in batches.
// Source: print-on-demand section 3 "Paper".
import type { Edge } from "./edge.ts";
import { exceptionEdges, payingEdges, projectedEdges } from "./normal-edges.ts";

export const paperMaking = ["processing", "printed", "packing"] as const;

const released = ["noReleaseHold", "nothingDenied", "productsApproved", "filesVerified", "friskPassed"] as const;

const batchEdges: readonly Edge[] = [
  {
    from: ["paid"],
    to: "processing",
    who: { system: true, staff: "production.plan" },
    guards: [...released, "personalisationComplete", "batchClosed"],
    effects: ["createLabels"],
    meaning: "Its batch of paper size, stock and finish is closed.",
  },
];

/** Every move of a paper order. */
export const paperEdges: readonly Edge[] = [
  ...payingEdges,
  ...batchEdges,
  ...projectedEdges(paperMaking),
  ...exceptionEdges(paperMaking),
];
