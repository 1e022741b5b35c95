import type { DoableAction } from "@selvedge/contracts/orders/order-action-ways";
import { KeyHint } from "@selvedge/ui/actions/key-hint";
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
  const [showsRefused, setShowsRefused] = useState(false);
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
  const doable = order.actions.filter(isDoable).filter((action) => isMeant(action.code, order.status));
  const allowed = doable.filter(({ isAllowed }) => isAllowed);
  useKeys(Object.fromEntries(allowed.filter(({ key }) => key).map(({ key, code }) => [key.toLowerCase(), act[code]])));
  const close = () => setAsking(null);
  return (
    <section
      aria-label="Actions"
      className="overflow-hidden rounded-card border border-line bg-surface max-md:divide-y max-md:divide-line md:grid md:grid-cols-2 xl:grid-cols-4"
    >
      {groups.map(({ name, codes }) => (
        <ActionGroup
          key={name}
          name={name}
          actions={codes.flatMap((code) => doable.filter((action) => action.code === code))}
          act={act}
          showsRefused={showsRefused}
        />
      ))}
      {showsRefused || allowed.length === doable.length ? null : (
        <Button
          onPress={() => setShowsRefused(true)}
          className="flex min-h-13 w-full items-center gap-3 px-4 text-left text-dense text-ink-2 data-hovered:bg-hover md:hidden"
        >
          <Lock aria-hidden size={16} className="shrink-0 text-ink-3" />
          {`Show ${doable.length - allowed.length} that cannot be done now`}
        </Button>
      )}
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
    </section>
  );
}

/** The columns of the actions, each with what it is about. */
const groups: readonly { name: string; codes: readonly Doable["code"][] }[] = [
  { name: "Money", codes: ["refund_part", "mark_paid", "dispute", "dispute_won", "dispute_lost"] },
  { name: "Parcel", codes: ["packing_slip", "edit_address", "resend", "request_return"] },
  { name: "Garments", codes: ["print_labels", "edit_items", "exchange", "reprint"] },
  { name: "Order", codes: ["release", "hold", "issue", "resume", "cancel"] },
];

/** An order is stopped or resumed, disputed or decided: the other one of each has no meaning now. */
function isMeant(code: Doable["code"], status: string): boolean {
  if (code === "issue") return status !== "issue";
  if (code === "resume") return status === "issue";
  if (code === "dispute") return status !== "disputed";
  if (code === "dispute_won" || code === "dispute_lost") return status === "disputed";
  return true;
}

interface ActionGroupProps {
  name: string;
  actions: readonly Doable[];
  act: Record<Doable["code"], () => void>;
  /** On a phone, where what cannot be done is left out at first. */
  showsRefused: boolean;
}

/** One column. Its rows are as high as those beside them, so that what can be done is read across. */
function ActionGroup({ name, actions, act, showsRefused }: ActionGroupProps) {
  if (actions.length === 0) return null;
  const isOff = (some: readonly Doable[]) => !showsRefused && some.every(({ isAllowed }) => !isAllowed);
  return (
    <div
      className={`row-span-5 grid grid-rows-subgrid content-start border-line max-md:block md:even:border-l md:nth-[n+3]:border-t xl:border-t-0! xl:not-first:border-l ${isOff(actions) ? "max-md:hidden" : ""}`}
    >
      <h2 className="px-4 pt-3 pb-1 text-dense text-ink-2">{name}</h2>
      {actions.map((action, place) => (
        <div
          key={action.code}
          className={`flex flex-col border-line ${place > 0 ? "md:border-t" : ""} ${isOff([action]) ? "max-md:hidden" : ""}`}
        >
          {action.isAllowed ? <Allowed action={action} onAct={act[action.code]} /> : <Refused action={action} />}
        </div>
      ))}
    </div>
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
      className="flex min-h-13 w-full flex-1 items-center gap-3 px-4 py-2 text-left data-hovered:bg-hover focus-visible:-outline-offset-2"
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
    <p className="flex min-h-13 flex-1 items-center gap-3 px-4 py-2">
      <Icon aria-hidden size={16} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block text-dense text-ink-2">{nameOf(action)}</span>
        <span className="block text-label text-ink-2">{`No: ${action.note}`}</span>
      </span>
      <Lock aria-hidden size={14} className="shrink-0 text-ink-3" />
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
