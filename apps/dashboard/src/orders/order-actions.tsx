import type { DoableAction } from "@selvedge/contracts/orders/order-action-ways";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import {
  ArrowLeftRight,
  CirclePause,
  CirclePlay,
  CircleX,
  Lock,
  MapPin,
  PackageOpen,
  RotateCcw,
  Send,
  Shirt,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { CancelAction } from "./cancel-action.tsx";
import { AddressAction, LineAction } from "./edit-actions.tsx";
import { RefundAction } from "./refund-action.tsx";
import { RemakeAction } from "./remake-action.tsx";

type Action = Order["actions"][number];

/** The actions that a shop can take without us, with their texts. */
const doable = {
  hold: {
    icon: CirclePause,
    call: "POST /divisions/{division}/orders/{id}/hold/",
    title: "Hold order",
    note: "It stops before its next step until you resume it.",
    verb: "Hold",
    done: "The order is on hold until you resume it.",
  },
  release_hold: {
    icon: CirclePlay,
    call: "POST /divisions/{division}/orders/{id}/go-on/",
    title: "Resume order",
    note: "It continues from where it stopped.",
    verb: "Resume",
    done: "Order resumed.",
  },
  cancel: {
    icon: CircleX,
    call: "POST /divisions/{division}/orders/{id}/cancel/",
    title: "Cancel order",
    note: "Nothing is made, and the money goes back.",
    verb: "Cancel",
    done: "",
  },
  edit_address: {
    icon: MapPin,
    call: "POST /divisions/{division}/orders/{id}/address/",
    title: "Change address",
    note: "Within the country that it goes to.",
    verb: "Change",
    done: "",
  },
  edit_items: {
    icon: Shirt,
    call: "POST /divisions/{division}/orders/{id}/items/{item}/",
    title: "Change size or colour",
    note: "Until we start to make it. A difference is paid or goes back.",
    verb: "Change",
    done: "",
  },
  // One dialog does both: everything that is left is one of its choices.
  refund_part: {
    icon: Undo2,
    call: "POST /divisions/{division}/orders/{id}/refunds/",
    title: "Refund",
    note: "Pieces, an amount, or everything that is left.",
    verb: "Refund",
    done: "",
  },
  request_return: {
    icon: PackageOpen,
    call: "POST /divisions/{division}/orders/{id}/returns/",
    title: "Expect a return",
    note: "The shopper gets a number and the address.",
    verb: "Return",
    done: "",
  },
  exchange: {
    icon: ArrowLeftRight,
    call: "POST /divisions/{division}/orders/{id}/exchange/",
    title: "Exchange",
    note: "Another size or colour, as a new order.",
    verb: "Exchange",
    done: "",
  },
  reprint: {
    icon: RotateCcw,
    call: "POST /divisions/{division}/orders/{id}/reprint/",
    title: "Make again",
    note: "Free of charge, before other work.",
    verb: "Make again",
    done: "",
  },
  resend: {
    icon: Send,
    call: "POST /divisions/{division}/orders/{id}/resend/",
    title: "Send again",
    note: "For a parcel that counts as lost.",
    verb: "Send again",
    done: "",
  },
} as const satisfies Record<Exclude<DoableAction<"merchant">, "refund">, object>;

type Doable = Action & { code: keyof typeof doable };
const isDoable = (action: Action): action is Doable => Object.hasOwn(doable, action.code);

/** What the shop can do with the order now, and why not where it cannot. */
export function OrderActions({ order }: { order: Order }) {
  const shown = order.actions
    .filter(isDoable)
    .filter((action) => isShown(action, order))
    .toSorted(byOpen);
  if (shown.length === 0) return null;
  return (
    <Card flush title={shown.some(({ isAllowed }) => isAllowed) ? "What you can do now" : "Nothing to do now"}>
      <ul className="border-line border-t">
        {shown.map((action) => (
          <ActionRow key={action.code} order={order} action={action} />
        ))}
      </ul>
    </Card>
  );
}

const byOpen = (one: Action, other: Action) => Number(other.isAllowed) - Number(one.isAllowed);

/** A second hold changes nothing, so an order that the shop holds can only be resumed, and one without a hold cannot be. */
function isShown({ code }: Doable, { holds }: Order): boolean {
  if (code !== "hold" && code !== "release_hold") return true;
  const isHeldByShop = holds.some((hold) => hold.code === "merchant_hold");
  return code === "hold" ? !isHeldByShop : holds.length > 0;
}

function ActionRow({ order, action }: { order: Order; action: Doable }) {
  const { icon: Icon, title, note } = doable[action.code];
  return (
    <li className="flex items-start gap-3 border-line px-4 py-3 text-dense not-first:border-t">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className={action.isAllowed ? "font-medium" : "text-ink-2"}>{title}</p>
        <p className="text-label text-ink-2">{action.isAllowed ? note : action.note}</p>
      </div>
      {action.isAllowed ? (
        <Doing order={order} action={action} />
      ) : (
        <span className="mt-0.5 flex shrink-0 items-center gap-1 text-label text-ink-2">
          <Lock aria-hidden size={12} /> Not available
        </span>
      )}
    </li>
  );
}

/** What an allowed action is done by: its own dialog, or a press. */
function Doing({ order, action }: { order: Order; action: Doable }) {
  const { code } = action;
  if (code === "refund_part") return <RefundAction order={order} />;
  if (code === "cancel") return <CancelAction order={order} />;
  if (code === "edit_address") return <AddressAction order={order} />;
  if (code === "edit_items") return <LineAction order={order} />;
  if (code === "request_return") return <RemakeAction order={order} kind="return" verb={doable[code].verb} />;
  if (code === "exchange" || code === "reprint" || code === "resend")
    return <RemakeAction order={order} kind={code} verb={doable[code].verb} />;
  return <Act orderId={order.id} action={{ ...action, code }} />;
}

type Direct = Action & { code: "hold" | "release_hold" };

function Act({ orderId, action }: { orderId: number; action: Direct }) {
  const shop = useShop();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { call, title, verb, done } = doable[action.code];
  const act = async () => {
    setBusy(true);
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
    <Button size="row" busy={isBusy} aria-label={title} onPress={() => void act()}>
      {verb}
    </Button>
  );
}
