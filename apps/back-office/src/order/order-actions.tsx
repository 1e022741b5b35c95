import type { DoableAction } from "@selvedge/contracts/orders/order-action-ways";
import { KeyHint } from "@selvedge/ui/actions/key-hint";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import type { RemakeKind } from "@selvedge/ui/orders/remake-dialog";
import {
  ArrowLeftRight,
  CirclePause,
  FileText,
  Lock,
  type LucideIcon,
  MapPin,
  OctagonPause,
  PackageOpen,
  Play,
  Printer,
  RotateCcw,
  Send,
  Shirt,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { useKeys } from "../data/use-keys.ts";
import { printOrderLabels, refreshOrders, releaseOrders } from "../orders/release.ts";
import { ReasonDialog } from "../station/problems/reason-dialog.tsx";
import { AddressOfOrder, LinesOfOrder } from "./edit-order.tsx";
import { HoldDialog } from "./hold-dialog.tsx";
import { moveIcons, type OrderMove, OrderMoveDialog, orderMoves } from "./order-moves.tsx";
import { RefundOrder } from "./refund-order.tsx";
import { RemakeOrder } from "./remake-order.tsx";

type Action = StaffOrder["actions"][number];
type Asking = "hold" | "issue" | "resume" | "labels" | "refund" | "address" | "items" | RemakeKind | OrderMove | null;

/** What can be done here, with its sign. A hold is released at its own notice. */
const icons = {
  release: PackageOpen,
  print_labels: Printer,
  packing_slip: FileText,
  hold: CirclePause,
  issue: OctagonPause,
  resume: Play,
  refund_part: Undo2,
  request_return: PackageOpen,
  exchange: ArrowLeftRight,
  reprint: RotateCcw,
  resend: Send,
  edit_address: MapPin,
  edit_items: Shirt,
  ...moveIcons,
} as const satisfies Record<Exclude<DoableAction<"staff">, "release_hold" | "refund">, LucideIcon>;

type Doable = Action & { code: keyof typeof icons };
const isDoable = (action: Action): action is Doable => Object.hasOwn(icons, action.code);

/** What the person can do now, with its key; what they cannot, with the reason in words. The server judges again. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const [asking, setAsking] = useState<Asking>(null);
  const act: Record<Doable["code"], () => void> = {
    release: () => void release(order),
    print_labels: () => void print(order, () => setAsking("labels")),
    packing_slip: () => window.open(`/omnis/v3/factory/orders/${order.id}/packing-slip.pdf`, "_blank", "noopener"),
    hold: () => setAsking("hold"),
    issue: () => setAsking("issue"),
    resume: () => setAsking("resume"),
    refund_part: () => setAsking("refund"),
    request_return: () => setAsking("return"),
    exchange: () => setAsking("exchange"),
    reprint: () => setAsking("reprint"),
    resend: () => setAsking("resend"),
    edit_address: () => setAsking("address"),
    edit_items: () => setAsking("items"),
    cancel: () => setAsking("cancel"),
    mark_paid: () => setAsking("mark_paid"),
    dispute: () => setAsking("dispute"),
    dispute_won: () => setAsking("dispute_won"),
    dispute_lost: () => setAsking("dispute_lost"),
  };
  const doable = order.actions.filter(isDoable);
  const allowed = doable.filter(({ isAllowed }) => isAllowed);
  useKeys(Object.fromEntries(allowed.filter(({ key }) => key).map(({ key, code }) => [key.toLowerCase(), act[code]])));
  const close = () => setAsking(null);
  return (
    <Card flush title="Actions">
      <ul className="divide-y divide-line border-line border-t">
        {doable.map((action) => (
          <li key={action.code}>
            {action.isAllowed ? <Allowed action={action} onAct={act[action.code]} /> : <Refused action={action} />}
          </li>
        ))}
      </ul>
      {asking === "refund" ? <RefundOrder order={order} onClose={close} /> : null}
      {asking === "exchange" || asking === "reprint" || asking === "resend" || asking === "return" ? (
        <RemakeOrder order={order} kind={asking} onClose={close} />
      ) : null}
      {asking === "address" ? <AddressOfOrder order={order} onClose={close} /> : null}
      {asking === "items" ? <LinesOfOrder order={order} onClose={close} /> : null}
      {orderMoves.map((code) =>
        asking === code ? <OrderMoveDialog key={code} order={order} code={code} onClose={close} /> : null,
      )}
      <HoldDialog orderId={order.id} isOpen={asking === "hold"} onClose={close} />
      <ReasonDialog
        title="Stop order"
        confirm="Stop"
        example="A pale band across the print"
        isOpen={asking === "issue"}
        onClose={close}
        onReason={(reason) => stopOrResume(order, "issue", reason, close)}
      />
      <ReasonDialog
        title="Resume order"
        confirm="Resume"
        example="The head of GTX-2 is clean"
        isOpen={asking === "resume"}
        onClose={close}
        onReason={(reason) => stopOrResume(order, "resume", reason, close)}
      />
      <ReasonDialog
        title="Reprint labels"
        confirm="Reprint"
        example="The printer was out of paper"
        isOpen={asking === "labels"}
        onClose={close}
        onReason={(reason) => print(order, () => {}, reason, close)}
      />
    </Card>
  );
}

/** All that is left is one choice of the same dialog. */
const nameOf = ({ code, name }: Doable): string => (code === "refund_part" ? "Refund" : name);

function Allowed({ action, onAct }: { action: Doable; onAct: () => void }) {
  const Icon = icons[action.code];
  return (
    <Button
      onPress={onAct}
      {...(action.key ? { "aria-keyshortcuts": action.key } : {})}
      className="flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left data-hovered:bg-hover focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden size={16} className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-dense font-medium">{nameOf(action)}</span>
        <span className="block text-label text-ink-2">{action.note}</span>
      </span>
      {action.key ? <KeyHint keys={action.key} /> : null}
    </Button>
  );
}

function Refused({ action }: { action: Doable }) {
  const Icon = icons[action.code];
  return (
    <p className="flex min-h-13 items-center gap-3 px-4 py-2">
      <Icon aria-hidden size={16} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block text-dense text-ink-2">{nameOf(action)}</span>
        <span className="block text-label text-ink-2">{`No: ${action.note}`}</span>
      </span>
      <Lock aria-hidden size={14} className="text-ink-3" />
    </p>
  );
}

async function release(order: StaffOrder): Promise<void> {
  const [outcome] = (await releaseOrders([order.id])) ?? [];
  if (outcome)
    showSnackbar({
      code: `release ${order.id}`,
      text: outcome.message,
      ...(outcome.ok ? { tone: "done" as const } : { tone: "failed" as const }),
    });
}

async function print(order: StaffOrder, onReasonNeeded: () => void, reason = "", onDone = () => {}): Promise<void> {
  const hasBeenPrinted = order.items.some(({ labels }) =>
    labels.some(({ labelPrints, isReplaced }) => labelPrints > 0 && !isReplaced),
  );
  if (hasBeenPrinted && reason === "") return onReasonNeeded();
  const refusal = await printOrderLabels([order.id], reason);
  if (refusal) showSnackbar({ code: "print", text: refusal, tone: "failed" });
  else onDone();
}

async function stopOrResume(
  order: StaffOrder,
  what: "issue" | "resume",
  reason: string,
  onDone: () => void,
): Promise<void> {
  try {
    const input = { params: { order: order.id }, body: { reason } };
    if (what === "issue") await api("POST /atlas/orders/{order}/issue/", input);
    else await api("POST /atlas/orders/{order}/resume/", input);
    refreshOrders();
    onDone();
  } catch (failure) {
    showSnackbar({ code: what, text: failureText(failure), tone: "failed" });
  }
}
