import type { Uid } from "@selvedge/pages/doc";
import { type Json, sameJson } from "@selvedge/pages/json";
import type { Op, SingleOp } from "@selvedge/pages/ops/op";

/** One thing that a person did, as undo takes it back. */
export interface Step {
  /** What it was, for the list of steps: "Moved Slideshow". */
  readonly label: string;
  readonly op: Op;
  readonly inverse: Op;
  readonly atMs: number;
  /** What was selected before it; undo selects it again. */
  readonly selection: readonly Uid[];
}

/** Two steps in a row: they stay apart, they are one, or together they change nothing. */
export type Joined =
  | { readonly kind: "apart" }
  | { readonly kind: "one"; readonly step: Step }
  | { readonly kind: "nothing" };

/** Changes of one setting closer than this are one step: a word that is typed, a handle that is dragged. */
export const togetherMs = 1_000;

/** What two steps in a row are. Only values of the same setting join; from the first value to the last. */
export function joined(before: Step, next: Step): Joined {
  const [first, last] = [before.op, next.op];
  if (next.atMs - before.atMs >= togetherMs || first.t === "group" || last.t === "group") return { kind: "apart" };
  const target = targetOf(first);
  if (target === null || target !== targetOf(last)) return { kind: "apart" };
  const [from, to] = [valuesOf(first).from, valuesOf(last).to];
  const begun = groupBegunBy(before, to);
  if (begun) return { kind: "one", step: { ...before, ...begun, atMs: next.atMs } };
  if (sameJson(from, to)) return { kind: "nothing" };
  const op = { ...last, from } as SingleOp;
  const inverse = { ...last, from: to, to: from } as SingleOp;
  return { kind: "one", step: { ...before, op, inverse, atMs: next.atMs } };
}

/**
 * The two changes in one where the first has begun a group of settings, such as the colours of a block that had none: taken
 * back, the group is gone again, not left empty. null where it has begun none.
 */
function groupBegunBy({ op, inverse }: Step, to: Json | undefined): Pick<Step, "op" | "inverse"> | null {
  if (op.t !== inverse.t || !("path" in op) || !("path" in inverse)) return null;
  const { path } = inverse;
  const inner = op.path.slice(path.length);
  if (inner.length === 0) return null;
  const group = inner.reduceRight<Json | undefined>((held, name) => ({ [name]: held }), to);
  const made = to === undefined ? { ...op, path, to: group } : { ...op, to };
  return { op: made as SingleOp, inverse: { ...inverse, from: group } as SingleOp };
}

/** The one setting that a change is about; null for what places or replaces a block. */
function targetOf(op: SingleOp): string | null {
  if (op.t === "set") return JSON.stringify(["set", op.uid, op.path]);
  if (op.t === "resize") return JSON.stringify(["resize", op.uid]);
  if (op.t === "page") return JSON.stringify(["page", op.path]);
  if (op.t === "theme") return JSON.stringify(["theme", op.key]);
  return null;
}

const valuesOf = (op: SingleOp) => op as Extract<SingleOp, { t: "set" }>;

/** What is selected once a step was taken back or made again: what it is about, as far as it is there. */
export function selectionOf(step: Step, way: "undo" | "redo"): readonly Uid[] {
  const touched = touchedBy(way === "undo" ? step.inverse : step.op);
  return way === "undo" ? [...step.selection, ...touched] : [...touched, ...step.selection];
}

const touchedBy = (op: Op): Uid[] =>
  op.t === "group"
    ? op.ops.flatMap(touchedBy)
    : "recs" in op
      ? op.recs.slice(0, 1).map(({ uid }) => uid)
      : "uid" in op
        ? [op.uid]
        : [];
