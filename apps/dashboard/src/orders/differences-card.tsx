import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { DifferenceList } from "@selvedge/ui/orders/difference-list";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

/** What lines of an order cost more or less since they were changed. */
export function DifferencesCard({ order }: { order: Order }) {
  const shop = useShop();
  const queries = useQueryClient();
  if (order.differences.length === 0) return null;
  const mayChange = shop.permissions.includes("orders.manage");
  const act = async (id: number, text: string, call: (params: Params) => Promise<unknown>) => {
    try {
      await call({ division: shop.id, id: order.id, difference: id });
      showSnackbar({ code: `difference ${id}`, text, tone: "done" });
    } catch (failure) {
      showSnackbar({ code: `difference ${id}`, text: failureText(failure), tone: "failed" });
    }
    await queries.invalidateQueries({ queryKey: [shop.id, "order", order.id] });
  };
  const may = {
    onAskAgain: ({ id, mails }: { id: number; mails: number }) =>
      act(id, `${order.customer.name} gets the link once more.`, (params) =>
        api("POST /divisions/{division}/orders/{id}/differences/{difference}/again/", { params, body: { mails } }),
      ),
    onWithdraw: ({ id }: { id: number }) =>
      act(id, "The payment link is withdrawn.", (params) =>
        api("POST /divisions/{division}/orders/{id}/differences/{difference}/withdraw/", { params }),
      ),
  };
  return (
    <Card title="Price differences">
      <DifferenceList differences={order.differences} shopUrl={shop.url} {...(mayChange ? may : {})} />
    </Card>
  );
}

interface Params {
  division: number;
  id: number;
  difference: number;
}
