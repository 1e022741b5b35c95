import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { RefundList } from "@selvedge/ui/orders/refund-list";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

/** What went back of an order, with its credit notes. */
export function RefundsCard({ order }: { order: Order }) {
  const shop = useShop();
  const queries = useQueryClient();
  if (order.refunds.length === 0) return null;
  const mayRefund = order.actions.some(({ code, isAllowed }) => code === "refund_part" && isAllowed);
  const again = async (refund: number) => {
    try {
      const params = { division: shop.id, id: order.id, refund };
      await api("POST /divisions/{division}/orders/{id}/refunds/{refund}/again/", { params, onAccepted: sayAsked });
    } catch (failure) {
      showSnackbar({ code: "refund again", text: failureText(failure), tone: "failed" });
    }
    await queries.invalidateQueries({ queryKey: [shop.id, "order", order.id] });
  };
  return (
    <Card title="Refunds">
      <RefundList
        refunds={order.refunds}
        currency={order.money.currency}
        onAgain={mayRefund ? (refund) => void again(refund) : undefined}
      />
    </Card>
  );
}

/** Whether it goes through this time is read in the list, once the processor has answered. */
const sayAsked = () => showSnackbar({ code: "refund again", text: "The card processor is asked again.", tone: "done" });
