// The one table of a move's effects: every effect that the transition tables name, with the code that carries it out.
// An effect without a row here does not compile. moveOrder runs the rows, so no other code carries out effects.
import type { Bound } from "@selvedge/db/bound";
import type { Database } from "@selvedge/db/tables";
import type { Writes } from "@selvedge/db/write-together";
import type { EffectName } from "@selvedge/domain/orders/edge";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { sql, type UpdateObject } from "kysely";
import { returnRest } from "../refunds/index.ts";
import { saleToCount } from "./count-sales.ts";
import { cancelLabels, freeHoles, statusOfGarments } from "./label-effects.ts";
import type { LockedOrder, Step } from "./step.ts";
import { insertLabels } from "./write-labels.ts";

/** Columns of an order with values or SQL. */
export type Columns = UpdateObject<Database, "orders">;
export type FollowUp = "order_paid" | "order_posted" | "order_cancelled";

export type Effect =
  /** Columns of the order, set in the statement that sets its status. */
  | { kind: "columns"; of: (step: Step) => Columns }
  /** Other rows, in the statement that sets the status. */
  | { kind: "beside"; of: (step: Step) => Writes }
  /** Other rows, in the same transaction. */
  | { kind: "rows"; write: (db: Bound, step: Step) => Promise<unknown> }
  /** A second move, by the system, after the first is written; null if the order is at the right status already. */
  | { kind: "onward"; to: (db: Bound, step: Step) => Promise<OrderStatus | null> }
  /** An entry of the outbox, in the same statement. Effects of one task share one entry, which gets their names. */
  | { kind: "job"; task: FollowUp };

const columns = (of: (step: Step) => Columns): Effect => ({ kind: "columns", of });
const beside = (of: (step: Step) => Writes): Effect => ({ kind: "beside", of });
const rows = (write: (db: Bound, step: Step) => Promise<unknown>): Effect => ({ kind: "rows", write });
const job = (task: FollowUp): Effect => ({ kind: "job", task });

const now = sql<Date>`now()`;

export const effectTable: Record<EffectName, Effect> = {
  stampPaid: columns(({ paymentMethod }) => ({
    paid_at: now,
    ...(paymentMethod === undefined ? {} : { payment_method: paymentMethod }),
  })),
  revive: columns(() => ({ deleted_at: null })),
  runFriskCheck: job("order_paid"),
  countSale: beside(saleToCount),
  renderPrintFiles: job("order_paid"),
  sendConfirmation: job("order_paid"),
  createLabels: rows(async (db, { orderId, labels = [] }) => {
    if (labels.length === 0) throw new Error(`Order ${orderId} is released without labels.`);
    return insertLabels(db, labels);
  }),
  // An issue that is disputed goes back to where the order was before the issue.
  rememberResumeStatus: columns(({ from, order }) => ({
    resume_status: (from === "issue" ? order.resume_status : from) as LockedOrder["resume_status"],
  })),
  forgetResumeStatus: columns(() => ({ resume_status: null })),
  requeueLabels: { kind: "onward", to: statusOfGarments },
  stampCompleted: columns(() => ({ completed_at: now })),
  sendTracking: job("order_posted"),
  freeHole: rows((db, { orderId }) => freeHoles(db, orderId)),
  cancelLabels: rows((db, { divisionId, orderId }) => cancelLabels(db, divisionId, orderId)),
  markDeleted: columns(() => ({ deleted_at: now })),
  returnMoney: rows((db, step) => returnRest(db, refundOf(step))),
  sendCancellation: job("order_cancelled"),
  bookChargeback: rows((db, step) => returnRest(db, { ...refundOf(step), way: "bank" })),
};

const refundOf = ({ divisionId, orderId, by, requestId = "", reason = "", refund }: Step) => ({
  ...{ divisionId, orderId, by, requestId, reason },
  ...refund,
});
