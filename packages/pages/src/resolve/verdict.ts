import type { BuilderError } from "../builder-error.ts";

/** Why a block is not shown. A block may have several; they come in the order of `REASON_ORDER`. */
export type Reason =
  | { code: "cannot_build"; error: BuilderError }
  | { code: "not_inside"; error: BuilderError }
  | { code: "no_slot"; slot: string }
  | { code: "unpublished" }
  | { code: "invalid_conditions"; error: BuilderError }
  | { code: "conditions_not_met"; names: readonly string[] }
  | { code: "nothing_inside" };

/** Build, publication, conditions, then what is inside: the order in which a page decides (storefront §4). */
export const REASON_ORDER: readonly Reason["code"][] = [
  "cannot_build",
  "not_inside",
  "no_slot",
  "unpublished",
  "invalid_conditions",
  "conditions_not_met",
  "nothing_inside",
];

/** One sentence for the editor, in place, beside the block it speaks of. */
export const REASON_TEXT: Record<Reason["code"], string> = {
  cannot_build: "This block cannot be built, so visitors do not see it. Its content is saved.",
  not_inside: "This block has to be inside another one, so visitors do not see it here.",
  no_slot: "The block around this one no longer has the place that this is in.",
  unpublished: "This block is not published.",
  invalid_conditions: "This block has a condition that does not exist, so it stays hidden.",
  conditions_not_met: "This block is hidden from this visitor by its conditions.",
  nothing_inside: "Nothing inside this block is shown, so the block is hidden too.",
};
