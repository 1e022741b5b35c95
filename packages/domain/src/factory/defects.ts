// What can be wrong with a garment at a station. Source: print-on-demand "Defect codes".

import { type StationKind, stationOrder } from "../labels/label-route.ts";

export type Blame = "blank" | "pretreat" | "print" | "art" | "pick" | "pack";

export interface Defect {
  code: string;
  /** As on the button of the grid. */
  name: string;
  /** Whose cost it is in the waste report. */
  blame: Blame;
}

/** The defects in the order of the grid: most used first. */
export const defects: readonly Defect[] = [
  { code: "pretreat_mark", name: "Pretreat mark", blame: "pretreat" },
  { code: "misplaced", name: "Misplaced, over 10 mm", blame: "print" },
  { code: "tilted", name: "Tilted, over 2°", blame: "print" },
  { code: "banding", name: "Lines in the print", blame: "print" },
  { code: "stain", name: "Stain", blame: "blank" },
  { code: "hole", name: "Hole", blame: "blank" },
  { code: "head_strike", name: "Head strike", blame: "print" },
  { code: "under_cure", name: "Not cured", blame: "print" },
  { code: "ink_drop", name: "Ink drop", blame: "print" },
  { code: "press_burn", name: "Press burn", blame: "pretreat" },
  { code: "wrong_blank", name: "Wrong garment", blame: "pick" },
  { code: "wrong_size", name: "Wrong size", blame: "pick" },
  { code: "wrong_art", name: "Wrong art", blame: "art" },
  { code: "damaged_pack", name: "Damaged in packing", blame: "pack" },
];

export type DefectCode = (typeof defects)[number]["code"];

/** A defect by its code; null for an unknown one. */
export const findDefect = (code: string): Defect | null => defects.find((defect) => defect.code === code) ?? null;

/** The first station that can see what was done wrong: the one that did it, and the shelf for what came in so. */
const seenFrom: Record<Blame, StationKind> = {
  blank: "pick",
  pick: "pick",
  pretreat: "pretreat",
  print: "print",
  art: "print",
  pack: "pack",
};

/** The defects that can be found at a station, in the order of the grid: those of its own work and of the work before it. */
export const defectsFoundAt = (station: StationKind): readonly Defect[] =>
  defects.filter(({ blame }) => stationOrder.indexOf(seenFrom[blame]) <= stationOrder.indexOf(station));
