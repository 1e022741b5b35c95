import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

const own = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("help_questions")
    .where("division_id", "=", divisionId)
    .select(["name", "group_code", "question", "answer_html", "hidden", "version"]);

/** The questions that a shop's people wrote or hid. */
export const ownQuestions = (db: Bound, divisionId: DivisionId) =>
  own(db, divisionId).orderBy("position").orderBy("name").execute();

/** The orders that a shop's people put groups in. */
export const ownOrders = (db: Bound, divisionId: DivisionId) =>
  db.selectFrom("help_orders").where("division_id", "=", divisionId).select(["group_code", "names"]).execute();

export type OwnOrder = Awaited<ReturnType<typeof ownOrders>>[number];

export type OwnQuestion = Awaited<ReturnType<typeof ownQuestions>>[number];

/** One of them, locked until the end of the transaction. */
export const lockQuestion = (db: Bound, divisionId: DivisionId, name: string) =>
  own(db, divisionId).where("name", "=", name).forUpdate().executeTakeFirst();
