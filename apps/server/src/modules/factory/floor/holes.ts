import type { Bound } from "@selvedge/db/bound";
import type { Hole } from "@selvedge/domain/factory/put-wall";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { isHeldBy } from "../../orders/moves/index.ts";

/**
 * The holes of a wall, or of the wall that already holds the order, locked until the transaction ends, always in the
 * order of their codes.
 */
export async function holesOfWall(db: Bound, wall: string, orderId: OrderId): Promise<Hole[]> {
  const { rows } = await sql<Hole>`
    select code, wall, row_letter as row, column_number as column, capacity, state, order_id as "orderId"
    from pigeonholes where wall = coalesce((select p.wall from pigeonholes p where p.order_id = ${orderId} limit 1), ${wall})
    order by code for update`.execute(db);
  return rows;
}

export const takeHole = (db: Bound, code: string, divisionId: DivisionId, orderId: OrderId) =>
  db
    .updateTable("pigeonholes")
    .set({ state: "filling", division_id: divisionId, order_id: orderId })
    .where("code", "=", code)
    .where("order_id", "is", null)
    .execute();

/** All holes of an order are ready together, or none. */
export const turnHolesOf = (db: Bound, orderId: OrderId, state: "filling" | "ready") =>
  db.updateTable("pigeonholes").set({ state }).where(isHeldBy(orderId)).execute();

/** The holes of an order, by their codes. */
export const holesOfOrder = (db: Bound, orderId: OrderId) =>
  db.selectFrom("pigeonholes").where("order_id", "=", orderId).orderBy("code").select("code").execute();

/** The order in a hole; undefined for an empty or unknown one. */
export const orderInHole = (db: Bound, code: string) =>
  db
    .selectFrom("pigeonholes")
    .where("code", "=", code)
    .where("order_id", "is not", null)
    .select(["order_id as orderId", "division_id as divisionId"])
    .executeTakeFirst();
