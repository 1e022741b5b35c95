import { formatMoney } from "@selvedge/domain/money/money";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { RefundDialog, type RefundRequest } from "@selvedge/ui/orders/refund-dialog";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { refreshOrders } from "../orders/release.ts";

/** Gives money of any shop's order back, within the colleague's limit. */
export function RefundOrder({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  if (!order.refundable) return null;
  const refund = async ({ body, idempotencyKey }: RefundRequest) => {
    const { what } = body;
    const lines = what.kind === "lines" ? what.lines.filter(({ quantity }) => quantity > 0) : [];
    try {
      const { data } = await api("POST /atlas/orders/{order}/refunds/", {
        params: { order: order.id },
        body: { ...body, what: what.kind === "lines" ? { ...what, lines } : what },
        idempotencyKey,
      });
      const text = `${formatMoney(data.totalMinor, data.currency)} is going back to ${order.billedTo.name}.`;
      showSnackbar({ code: `refund ${data.id}`, text, tone: "done" });
      return null;
    } catch (failure) {
      return failureText(failure);
    } finally {
      refreshOrders();
    }
  };
  return (
    <RefundDialog
      refundable={order.refundable}
      shopper={order.billedTo.name.split(" ")[0] ?? ""}
      paidWith={order.paidWith}
      onClose={onClose}
      onRefund={refund}
    />
  );
}
