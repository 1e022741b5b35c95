import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** The project of a shop with its plan, locked until the transaction ends; undefined for a shop that is not there. */
export const lockPlan = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("manufacturers as m")
    .innerJoin("divisions as d", "d.manufacturer_id", "m.id")
    .where("d.id", "=", divisionId)
    .select(["m.id", "m.is_pro", "m.is_turbo"])
    .forUpdate("m")
    .executeTakeFirst();

export const setPlan = (db: Bound, projectId: number, { isPro, isTurbo }: { isPro: boolean; isTurbo: boolean }) =>
  db.updateTable("manufacturers").set({ is_pro: isPro, is_turbo: isTurbo }).where("id", "=", projectId).execute();
