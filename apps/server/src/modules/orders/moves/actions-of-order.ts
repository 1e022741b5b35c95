// The actions that an order allows now, with the reasons for those that it does not: the domain's table applied to its rows.
import { wayOf } from "@selvedge/contracts/orders/order-action-ways";
import { type Asker, allowedActions } from "@selvedge/domain/orders/allowed-actions";
import { flowOf, type OrderStatus } from "@selvedge/domain/orders/flows";
import type { MoveFacts } from "@selvedge/domain/orders/guards";
import type { KnownOrder } from "./known-of-order.ts";
import type { ParcelFacts } from "./parcel-facts.ts";

export interface OrderForActions {
  status: OrderStatus;
  resume_status: string | null;
  factory_code: string;
  deleted_at: Date | null;
  paid_at: Date | null;
  on_terms: boolean;
}

/** Facts that are not in the order's own rows. */
export type ExtraFacts = MoveFacts & { refundableMinor?: number; parcel?: ParcelFacts | undefined };

interface ActionFacts {
  known: KnownOrder;
  activeLabels: number;
  facts?: ExtraFacts | undefined;
}

/**
 * Every action that a person may see on an order, in order of use, with how it is done. `facts` are facts that are not in
 * the rows.
 */
export const actionsOfOrder = (by: Asker, order: OrderForActions, { known, activeLabels, facts = {} }: ActionFacts) => {
  const { parcel, ...withoutParcel } = facts;
  return allowedActions(
    {
      ...known,
      flow: flowOf({ everStatuses: known.everStatuses, factoryCode: order.factory_code }),
      status: order.status,
      resumeStatus: order.resume_status as OrderStatus | null,
      isDeleted: order.deleted_at !== null,
      isOwed: order.on_terms && order.paid_at === null,
      activeLabels,
      ...withoutParcel,
      ...(parcel ? { parcel } : {}),
    },
    by,
  ).flatMap((action) => {
    const way = wayOf(by.kind, action.code);
    return way ? [{ ...action, way }] : [];
  });
};
