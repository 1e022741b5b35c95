// A requested move, and the same move once the table has allowed it.

import type { Database } from "@selvedge/db/tables";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { EffectName } from "@selvedge/domain/orders/edge";
import type { FlowName, OrderStatus } from "@selvedge/domain/orders/flows";
import type { MoveFacts } from "@selvedge/domain/orders/guards";
import type { Selectable } from "kysely";
import type { AuditActor } from "../../plumbing/audit/index.ts";
import type { AskedRefund } from "../refunds/index.ts";
import type { NewLabel } from "./write-labels.ts";

export interface Mover extends AuditActor {
  /** The note of the person who moves it; the system needs none. */
  permissions?: readonly string[];
}

export interface Move {
  divisionId: DivisionId;
  orderId: OrderId;
  /** `deleted` cancels: the order keeps its status, or is refunded when it was paid, and reads Cancelled. */
  to: OrderStatus | "deleted";
  by: Mover;
  reason?: string;
  requestId?: string;
  /** Facts that the mover knows and the order's own rows do not have. */
  facts?: MoveFacts;
  /** The version that the actor saw; a later one refuses the move. */
  version?: number;
  /** The audit entry's action in place of order.moved or order.cancelled, and its detail beside from and to. */
  audit?: { action: string; detail: object };
  /** How it was paid, for the effect stampPaid: "Visa ending 4242". */
  paymentMethod?: string;
  /** What the effect returnMoney says of its refund beside who, when and why. */
  refund?: Pick<AskedRefund, "requestKey" | "words" | "way">;
  /** What the effect createLabels writes. */
  labels?: readonly NewLabel[];
}

/** What a move reads of the order's row, which its caller has locked. */
export type LockedOrder = Pick<
  Selectable<Database["orders"]>,
  "status" | "resume_status" | "version" | "factory_code" | "total_minor" | "paid_at" | "deleted_at"
>;

export interface Step extends Move {
  order: LockedOrder;
  flow: FlowName;
  from: OrderStatus;
  /** Where the order is afterwards; a cancelled one may stay where it is. */
  status: OrderStatus;
  effects: readonly EffectName[];
}
