import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { type Relative, Relatives } from "@selvedge/ui/orders/relatives";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

/** The orders that belong to one; an exchange that waits for its difference can be taken back. */
export function RelativesCard({ order }: { order: Order }) {
  const shop = useShop();
  const queries = useQueryClient();
  const withdraw = async ({ id, reference }: Relative) => {
    try {
      const params = { division: shop.id, id: order.id, child: id };
      await api("POST /divisions/{division}/orders/{id}/exchange/{child}/withdraw/", { params });
      showSnackbar({ code: `exchange ${id}`, text: `Exchange ${reference} is withdrawn.`, tone: "done" });
    } catch (failure) {
      showSnackbar({ code: `exchange ${id}`, text: failureText(failure), tone: "failed" });
    }
    await queries.invalidateQueries({ queryKey: [shop.id, "order", order.id] });
  };
  const may = shop.permissions.includes("orders.manage") ? { onWithdraw: withdraw } : {};
  return (
    <Card title="Belongs to it">
      <Relatives relatives={order.relatives} shopUrl={shop.url} opensUnpaid={false} {...may} />
    </Card>
  );
}
