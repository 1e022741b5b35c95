// "What can I do now, and why not", asked of the domain's table with what the order's rows say.
import { wayOf } from "@selvedge/contracts/orders/order-action-ways";
import { type Asker, allowedActions } from "@selvedge/domain/orders/allowed-actions";
import { flowOf, type OrderStatus } from "@selvedge/domain/orders/flows";
import type { MoveFacts } from "@selvedge/domain/orders/guards";
import type { KnownOrder } from "./known-of-order.ts";

export interface AskedOrder {
  status: OrderStatus;
  resume_status: string | null;
  factory_code: string;
  deleted_at: Date | null;
}

/**
 * Every action of somebody on an order that is there to be done, in order of use, with how it is done. `facts` is what the
 * caller knows beside the rows.
 */
export const actionsOfOrder = (
  by: Asker,
  order: AskedOrder,
  known: KnownOrder,
  activeLabels: number,
  facts: MoveFacts & { refundableMinor?: number } = {},
) =>
  allowedActions(
    {
      ...known,
      flow: flowOf({ everStatuses: known.everStatuses, factoryCode: order.factory_code }),
      status: order.status,
      resumeStatus: order.resume_status as OrderStatus | null,
      isDeleted: order.deleted_at !== null,
      activeLabels,
      ...facts,
    },
    by,
  ).flatMap((action) => {
    const way = wayOf(by.kind, action.code);
    return way ? [{ ...action, way }] : [];
  });
