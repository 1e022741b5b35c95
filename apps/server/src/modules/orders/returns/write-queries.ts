import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import type { ReturnKind, ReturnState } from "@selvedge/domain/returns/return-states";
import { sql } from "kysely";
import { writeAudit } from "../../plumbing/audit/index.ts";
import type { Mover } from "../moves/index.ts";

/** What a mail says about a return. */
export type ReturnEvent = "opened" | "approved" | "received" | "declined";

export interface NewLine {
  itemId: number;
  quantity: number;
  reason: ReturnReason;
  note: string;
  variantId: number | null;
  photo: string | null;
}

export interface NewReturn {
  divisionId: DivisionId;
  orderId: OrderId;
  wish: ReturnKind;
  state: "requested" | "approved";
  note: string;
  by: Mover;
  requestKey: string;
  lines: readonly NewLine[];
}

/** Writes a return with its lines; gives its id. */
export async function insertReturn(db: Bound, given: NewReturn): Promise<number> {
  const { divisionId, by, state } = given;
  const { id } = await db
    .insertInto("shop_returns")
    .values({
      division_id: divisionId,
      order_id: given.orderId,
      wish: given.wish,
      state,
      note: given.note,
      requested_by: by.kind === "shopper" || by.kind === "merchant" ? by.kind : "staff",
      request_key: given.requestKey,
      decided_at: state === "requested" ? null : sql<Date>`now()`,
      decided_by: state === "requested" ? null : (by.accountId ?? null),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("return_lines")
    .values(
      given.lines.map((line) => ({
        division_id: divisionId,
        return_id: id,
        order_item_id: line.itemId,
        reason_id: sql<number>`(select id from return_reasons where code = ${line.reason})`,
        quantity: line.quantity,
        note: line.note,
        photo_sha256: line.photo,
        variant_id: line.variantId,
      })),
    )
    .execute();
  return id;
}

interface Step {
  divisionId: DivisionId;
  orderId: OrderId;
  returnId: number;
  by: Mover;
  requestId: string;
}

/** Moves a return whose order is locked, and sets what comes with it. */
export const setReturn = (
  db: Bound,
  { divisionId, returnId, by }: Step,
  state: ReturnState,
  more: { outcome?: ReturnKind | "none"; childId?: OrderId | null; words?: string } = {},
) =>
  db
    .updateTable("shop_returns")
    .where("division_id", "=", divisionId)
    .where("id", "=", returnId)
    .set({
      state,
      decided_at: sql<Date>`coalesce(decided_at, now())`,
      decided_by: sql<number | null>`coalesce(decided_by, ${by.accountId ?? null}::int)`,
      ...(state === "received" ? { received_at: sql<Date>`now()` } : {}),
      ...(state === "closed" || state === "declined" || state === "withdrawn" ? { closed_at: sql<Date>`now()` } : {}),
      ...(more.outcome === undefined ? {} : { outcome: more.outcome }),
      ...(more.words === undefined ? {} : { words: more.words }),
      ...(more.childId === undefined ? {} : { child_order_id: more.childId }),
    })
    .execute();

interface Following {
  /** "return.opened" */
  action: string;
  event?: ReturnEvent | null;
  detail?: object;
}

/** The audit of a step, its announcement to open pages, and the job of its mail where it has one. */
export const followStep = (db: Bound, step: Step, { action, event = null, detail = {} }: Following) => {
  const { divisionId, orderId, returnId, by, requestId } = step;
  return Promise.all([
    writeAudit(db, {
      ...{ divisionId, by, requestId, action },
      subject: `order ${orderId}`,
      detail: { return: returnId, ...detail },
    }),
    sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
    ...(event === null
      ? []
      : [
          enqueue(
            db,
            "return_changed",
            { divisionId, returnId, event },
            { key: `return ${returnId} ${event}`, priority: -15 },
          ),
        ]),
  ]);
};
