import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { type Relative, Relatives } from "@selvedge/ui/orders/relatives";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { refreshOrders } from "../orders/release.ts";
import { useMay } from "../session/person.ts";

/** The orders that belong to one; an exchange that waits for its difference can be taken back. */
export function RelativesCard({ order }: { order: StaffOrder }) {
  const mayCancel = useMay("orders.cancel");
  const withdraw = async ({ id, reference }: Relative) => {
    try {
      await api("POST /atlas/orders/{order}/exchange/{child}/withdraw/", { params: { order: order.id, child: id } });
      showSnackbar({ code: `exchange ${id}`, text: `Exchange ${reference} is withdrawn.`, tone: "done" });
    } catch (failure) {
      showSnackbar({ code: `exchange ${id}`, text: failureText(failure), tone: "failed" });
    }
    refreshOrders();
  };
  return (
    <Card title="Belongs to it">
      <Relatives
        relatives={order.relatives}
        shopUrl={order.shop.url}
        opensUnpaid
        {...(mayCancel ? { onWithdraw: withdraw } : {})}
      />
    </Card>
  );
}
