// The whole label machine as a table: every move that a label can make, what brings it about, and on what condition.
// Source: print-on-demand section 3 "Label machine".
import type { StationKind } from "./label-route.ts";
import { type LabelState, onFloorStates, wayBetween } from "./label-state.ts";

export interface LabelEdge {
  from: readonly LabelState[];
  to: LabelState;
  /** The station whose scan does it, or what else does. */
  by: StationKind | "release" | "fault" | "cancel";
  condition: string;
}

export const labelEdges: readonly LabelEdge[] = [
  { from: ["created"], to: "released", by: "release", condition: "its print file is ready and its stock is there" },
  { from: ["released"], to: "picked", by: "pick", condition: "no hold before picking" },
  { from: ["picked"], to: "pretreated", by: "pretreat", condition: "dtg on a variant that needs pretreat" },
  { from: ["released"], to: "pretreated", by: "pretreat", condition: "a lead lets it skip Pick" },
  { from: ["released"], to: "printing", by: "print", condition: "a sheet of paper, or a lead lets it skip stations" },
  { from: ["picked", "pretreated"], to: "printing", by: "print", condition: "a side is due" },
  { from: ["printing"], to: "printing", by: "print", condition: "one side is finished and another is due" },
  { from: ["printing"], to: "printed", by: "print", condition: "the last side is finished" },
  { from: ["printed"], to: "qc_passed", by: "check", condition: "all sides are printed" },
  { from: ["released", "picked"], to: "qc_passed", by: "check", condition: "a blank that is sold as it is" },
  { from: ["qc_passed"], to: "pigeonholed", by: "sort", condition: "one of several, and a hole is free" },
  { from: ["printed"], to: "pigeonholed", by: "sort", condition: "a lead lets it skip QC" },
  {
    from: ["released", "picked"],
    to: "pigeonholed",
    by: "sort",
    condition: "a blank, and a lead lets it skip stations",
  },
  { from: ["qc_passed"], to: "to_pack", by: "check", condition: "a single that is laid on a packer's shelf" },
  { from: ["qc_passed", "pigeonholed", "to_pack"], to: "packed", by: "pack", condition: "all of its order are there" },
  { from: ["released", "picked", "printed"], to: "packed", by: "pack", condition: "a lead lets it skip stations" },
  { from: ["packed"], to: "dispatched", by: "dispatch", condition: "every unit of its order is packed" },
  {
    from: onFloorStates,
    to: "replaced",
    by: "fault",
    condition: "it cannot be sent; a child of the same unit takes its place",
  },
  {
    from: wayBetween("created", "packed"),
    to: "cancelled",
    by: "cancel",
    condition: "its unit will never ship",
  },
];

/** Whether the machine has such a move, by whatever. */
export const hasLabelMove = (from: LabelState, to: LabelState): boolean =>
  labelEdges.some((edge) => edge.to === to && edge.from.includes(from));

/** Whether a unit in this state can be thrown away and made again. */
export const mayBeReplaced = (state: LabelState): boolean => hasLabelMove(state, "replaced");

/** Whether a unit in this state can be called off: everything that has not left. */
export const mayBeCancelled = (state: LabelState): boolean => hasLabelMove(state, "cancelled");
