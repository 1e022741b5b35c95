import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Decider } from "./queries.ts";

/** A decision can be taken back for ten seconds; two more are for the request's way here. */
export const undoMs = 10_000;
export const graceMs = 2_000;

/** What every audit entry about a decision has. */
export const entryOf = (divisionId: DivisionId, productId: ProductId, by: Decider) => ({
  divisionId,
  by: { kind: "staff" as const, ...by },
  subject: `product ${productId}`,
});
