import type { Bound } from "@selvedge/db/bound";
import type { Mover } from "./move-order.ts";

export interface OrderDeed {
  divisionId: number;
  orderId: number;
  by: Mover;
  /** "order.moved", "labels.reprinted" */
  action: string;
  detail: object;
  requestId?: string;
}

/** Writes down what somebody did to an order. */
export const auditOrder = (db: Bound, { divisionId, orderId, by, action, detail, requestId = "" }: OrderDeed) =>
  db
    .insertInto("audit_log")
    .values({
      division_id: divisionId,
      actor_kind: by.kind,
      actor_name: by.name,
      account_id: by.accountId ?? null,
      action,
      subject: `order ${orderId}`,
      detail: JSON.stringify(detail),
      request_id: requestId,
    })
    .execute();
