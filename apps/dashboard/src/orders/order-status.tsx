import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";

interface Status {
  status: string;
  statusName: string;
  tone: "settled" | "moving" | "stopped";
}

const shapes: Record<Status["tone"], StatusShape> = { settled: "dot", moving: "ring", stopped: "square" };

/** An order's status as shape, word and tint. */
export function OrderStatus({ status, statusName, tone }: Status) {
  return (
    <StatusBadge tone={tintOf(status, tone)} shape={shapes[tone]}>
      {statusName}
    </StatusBadge>
  );
}

function tintOf(status: string, tone: Status["tone"]): Tone {
  if (tone === "stopped") return status === "issue" || status === "disputed" ? "danger" : "warning";
  if (tone === "moving") return "primary";
  return (
    ({ paid: "info", bespoke_paid: "info", po_confirmed: "info", complete: "success", bespoke_shipped: "success" }[
      status
    ] as Tone | undefined) ?? "neutral"
  );
}
