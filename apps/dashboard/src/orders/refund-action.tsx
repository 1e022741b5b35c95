import { formatMoney } from "@selvedge/domain/money/money";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { RefundDialog, type RefundRequest } from "@selvedge/ui/orders/refund-dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

/** The button that opens the refund of an order. */
export function RefundAction({ order }: { order: Order }) {
  const shop = useShop();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const refund = async ({ body, idempotencyKey }: RefundRequest) => {
    try {
      const { data } = await api("POST /divisions/{division}/orders/{id}/refunds/", {
        params: { division: shop.id, id: order.id },
        body: { ...body, what: asSent(body.what) },
        idempotencyKey,
      });
      showSnackbar({
        code: `refund ${data.id}`,
        text: `${formatMoney(data.totalMinor, data.currency)} is going back to ${order.customer.name}.`,
        tone: "done",
      });
      return null;
    } catch (failure) {
      return failureText(failure);
    } finally {
      await queries.invalidateQueries({ queryKey: [shop.id, "order", order.id] });
    }
  };
  if (!order.refundable) return null;
  return (
    <>
      <Button size="row" aria-label="Refund" onPress={() => setOpen(true)}>
        Refund
      </Button>
      {isOpen ? (
        <RefundDialog
          refundable={order.refundable}
          shopper={order.customer.name.split(" ")[0] ?? ""}
          paidWith={backTo(order.money)}
          onClose={() => setOpen(false)}
          onRefund={refund}
        />
      ) : null}
    </>
  );
}

/** What the money goes back to: a gift card only gets what is left once its charge has gone back. */
const backTo = ({ paidWith, giftCardMinor, totalMinor }: Order["money"]) =>
  giftCardMinor > 0 && giftCardMinor < totalMinor ? `${paidWith}, then the gift card` : paidWith;

/** What goes back, in the shape of the call, which changes nothing in it. */
const asSent = (what: RefundRequest["body"]["what"]) =>
  what.kind === "lines" ? { ...what, lines: what.lines.filter(({ quantity }) => quantity > 0) } : what;
