import { Button } from "@selvedge/ui/button";
import { Card } from "@selvedge/ui/card";
import { cx } from "@selvedge/ui/class-names";
import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

const doable = {
  hold: { call: "POST /divisions/{division}/orders/{id}/hold/", done: "The order waits until you let it go on." },
  release_hold: { call: "POST /divisions/{division}/orders/{id}/go-on/", done: "The order goes on." },
} as const;

type Doable = Order["actions"][number] & { code: keyof typeof doable };
const isDoable = (action: Order["actions"][number]): action is Doable => Object.hasOwn(doable, action.code);

/** What the shop can do with the order now, and why not where it cannot. */
export function OrderActions({ order }: { order: Order }) {
  // Holding twice is holding once, so what the shop holds is only let go.
  const isHeldByShop = order.holds.some(({ code }) => code === "merchant_hold");
  const shown = order.actions.filter(
    (action) => (isDoable(action) || !action.isAllowed) && !(isHeldByShop && action.code === "hold"),
  );
  return (
    <Card title={shown.some(({ isAllowed }) => isAllowed) ? "You can" : "Nothing to do now"}>
      <ul className="flex flex-col gap-3 text-dense">
        {shown.map((action) => (
          <li key={action.code}>
            {isDoable(action) && action.isAllowed ? (
              <Act orderId={order.id} action={action} />
            ) : (
              <span className="text-ink-2">{action.name}</span>
            )}
            <p className={cx("text-label text-ink-2", action.isAllowed ? "mt-1.5" : "mt-0.5")}>
              {action.isAllowed ? action.note : `No: ${action.note}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Act({ orderId, action }: { orderId: number; action: Doable }) {
  const shop = useShop();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    const { call, done } = doable[action.code];
    try {
      const params = { division: shop.id, id: orderId };
      if (call === doable.hold.call) await api(call, { params, body: { note: "" } });
      else await api(call, { params });
      await queries.invalidateQueries({ queryKey: [shop.id, "order", orderId] });
      showSnackbar({ code: action.code, text: done, tone: "done" });
    } catch (failure) {
      showSnackbar({ code: action.code, text: failureText(failure), tone: "failed" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="dense" busy={isBusy} onPress={() => void act()}>
      {action.name}
    </Button>
  );
}
