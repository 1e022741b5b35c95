import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { DifferenceList } from "@selvedge/ui/orders/difference-list";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { refreshOrders } from "../orders/release.ts";
import { useMay } from "../session/person.ts";

/** What lines of an order cost more or less since they were changed. */
export function DifferencesCard({ order }: { order: StaffOrder }) {
  const mayChange = useMay("orders.exchange");
  if (order.differences.length === 0) return null;
  const act = async (id: number, text: string, call: (params: Params) => Promise<unknown>) => {
    try {
      await call({ order: order.id, difference: id });
      showSnackbar({ code: `difference ${id}`, text, tone: "done" });
    } catch (failure) {
      showSnackbar({ code: `difference ${id}`, text: failureText(failure), tone: "failed" });
    }
    refreshOrders();
  };
  const may = {
    onAskAgain: ({ id, mails }: { id: number; mails: number }) =>
      act(id, `${order.billedTo.name} gets the link once more.`, (params) =>
        api("POST /atlas/orders/{order}/differences/{difference}/again/", { params, body: { mails } }),
      ),
    onWithdraw: ({ id }: { id: number }) =>
      act(id, "The payment link is withdrawn.", (params) =>
        api("POST /atlas/orders/{order}/differences/{difference}/withdraw/", { params }),
      ),
  };
  return (
    <Card title="Price differences">
      <DifferenceList differences={order.differences} shopUrl={order.shop.url} {...(mayChange ? may : {})} />
    </Card>
  );
}

interface Params {
  order: number;
  difference: number;
}
