import { ApiFailure } from "@selvedge/api-client/client";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useParams } from "react-router";
import { failureText } from "../data/failure-text.ts";
import { DifferencesCard } from "../order/differences-card.tsx";
import { HoldNotices } from "../order/hold-notices.tsx";
import { ItemsCard } from "../order/items-card.tsx";
import { PaymentsCard, PrintFilesCard } from "../order/money-and-files.tsx";
import { OrderActions } from "../order/order-actions.tsx";
import { OrderHead } from "../order/order-head.tsx";
import { orderQuery } from "../order/order-query.ts";
import { RefundsCard } from "../order/refunds-card.tsx";
import { RelativesCard } from "../order/relatives-card.tsx";
import { AddressCard, LogCard } from "../order/side-cards.tsx";

/** One order: where it is, its garments by station, its money, its files, and what can be done now. */
export function Component() {
  const { id = "" } = useParams();
  const { data: order, error } = useQuery(orderQuery(id));
  if (error && !order)
    return (
      <MessagePage
        icon={SearchX}
        title="This order could not be opened"
        action={<LinkButton href="/orders">Go to Orders</LinkButton>}
      >
        {error instanceof ApiFailure && error.status === 404 ? `There is no order ${id}.` : failureText(error)}
      </MessagePage>
    );
  if (!order)
    return (
      <div className="p-6">
        <SkeletonLines lines={8} />
      </div>
    );
  return (
    <>
      <OrderHead order={order} />
      <div className="flex flex-col gap-4 p-4 pb-0 md:p-6 md:pb-0">
        <HoldNotices order={order} />
        <OrderActions order={order} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 p-4 md:px-6 md:pb-6 min-[86rem]:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4">
          <ItemsCard order={order} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <PaymentsCard order={order} />
              <DifferencesCard order={order} />
              <RefundsCard order={order} />
              {order.relatives.length > 0 ? <RelativesCard order={order} /> : null}
            </div>
            <PrintFilesCard order={order} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 min-[86rem]:grid-cols-1">
          <AddressCard order={order} />
          <LogCard order={order} />
        </div>
      </div>
    </>
  );
}
