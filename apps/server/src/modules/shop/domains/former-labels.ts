import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** Labels that a shop had, with the day until which each leads to its present one. */
export const formerLabels = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("former_labels")
    .where("division_id", "=", divisionId)
    .orderBy("until", "desc")
    .select(["label", "until"])
    .execute();
