import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { RefundList } from "@selvedge/ui/orders/refund-list";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { refreshOrders } from "../orders/release.ts";

/** What went back of an order, with its credit notes. */
export function RefundsCard({ order }: { order: StaffOrder }) {
  if (order.refunds.length === 0) return null;
  const mayRefund = order.actions.some(({ code, isAllowed }) => code === "refund_part" && isAllowed);
  const again = async (refund: number) => {
    try {
      await api("POST /atlas/orders/{order}/refunds/{refund}/again/", {
        params: { order: order.id, refund },
        onAccepted: sayAsked,
      });
    } catch (failure) {
      showSnackbar({ code: "refund again", text: failureText(failure), tone: "failed" });
    }
    refreshOrders();
  };
  return (
    <Card title="Refunds">
      <RefundList
        refunds={order.refunds}
        currency={order.amounts.currency}
        onAgain={mayRefund ? (refund) => void again(refund) : undefined}
      />
    </Card>
  );
}

/** Whether it goes through this time is read in the list, once the processor has answered. */
const sayAsked = () => showSnackbar({ code: "refund again", text: "The card processor is asked again.", tone: "done" });
