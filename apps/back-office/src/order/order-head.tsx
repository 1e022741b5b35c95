import { TextLink } from "@selvedge/ui/actions/text-link";
import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { shortStamp24, spokenDate } from "@selvedge/ui/words/date-format.ts";
import { ArrowLeft } from "lucide-react";
import type { StaffOrder } from "../data/reply.ts";
import { dayName, priorityNames, spareShort } from "../orders/order-words.ts";
import { useMay } from "../session/person.ts";

/** Number, status, holds, lateness, shop; under it the six stages with when each began. */
export function OrderHead({ order }: { order: StaffOrder }) {
  const readsQuotes = useMay("quotes.read");
  const isStopped = order.status === "issue" || order.status === "disputed";
  return (
    <header className="border-line border-b bg-surface px-4 pt-3 pb-4 md:px-6">
      <title>{`${order.reference} · Selvedge`}</title>
      <p className="mb-2 text-dense">
        <TextLink href="/orders" className="inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden size={14} />
          Orders
        </TextLink>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="figures text-title font-semibold">{order.reference}</h1>
        <StatusBadge
          tone={isStopped ? "danger" : order.status === "complete" ? "success" : "primary"}
          shape={isStopped ? "square" : order.status === "complete" ? "dot" : "ring"}
        >
          {`${order.statusName}, ${Math.round(order.percentage)}%`}
        </StatusBadge>
        {order.holds.length > 0 ? (
          <StatusBadge tone="warning" shape="square">
            {order.holds.length === 1 ? "1 hold" : `${order.holds.length} holds`}
          </StatusBadge>
        ) : null}
        {order.shipBy && order.spareMinutes !== null ? (
          <StatusBadge
            tone={order.spareMinutes < 0 ? "danger" : order.spareMinutes < 1440 ? "warning" : "neutral"}
            shape="none"
          >
            {`Ship by ${dayName(order.shipBy)}, ${spareShort(order.spareMinutes)}`}
          </StatusBadge>
        ) : null}
        {order.priority > 0 ? (
          <StatusBadge tone="info" shape="none">
            {priorityNames[order.priority] ?? `Priority ${order.priority}`}
          </StatusBadge>
        ) : null}
        <a
          href={order.shop.url}
          target="_blank"
          rel="noreferrer"
          className="flex items-center gap-2 rounded-control text-body hover:underline max-md:min-h-11"
        >
          <Avatar name={order.shop.name} size={22} shape="square" />
          {order.shop.name}
        </a>
        {order.isQuoted && readsQuotes ? <TextLink href={`/quotes/${order.id}`}>Its quote</TextLink> : null}
      </div>
      <Stages order={order} />
    </header>
  );
}

function Stages({ order }: { order: StaffOrder }) {
  return (
    <ol
      className={`mt-4 grid grid-cols-2 gap-x-1 gap-y-3 ${order.stages.length > 6 ? "sm:grid-cols-3 xl:grid-cols-9" : "md:grid-cols-6"}`}
    >
      {order.stages.map((stage) => (
        <li key={stage.name} aria-current={stage.state === "now" || stage.state === "stopped" ? "step" : undefined}>
          <span aria-hidden className={`block h-1 rounded-full ${BARS[stage.state]}`} />
          <span className="mt-1.5 flex flex-wrap items-baseline gap-x-2 text-label">
            <span className={NAMES[stage.state]}>
              {stage.state === "stopped" ? (
                <span
                  aria-hidden
                  className="mr-1.5 inline-block size-1.5 translate-y-[-1px] rounded-[1px] bg-current"
                />
              ) : null}
              {stage.name}
            </span>
            <span className="text-ink-2">
              {stage.at ? (
                <time dateTime={stage.at} title={shortStamp24(new Date(stage.at))}>
                  {spokenDate(new Date(stage.at), new Date())}
                </time>
              ) : (
                promised(stage.note)
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

type StageState = StaffOrder["stages"][number]["state"];

const BARS: Record<StageState, string> = {
  done: "bg-primary",
  now: "bg-primary",
  later: "bg-line",
  stopped: "bg-danger",
};

const NAMES: Record<StageState, string> = {
  done: "font-semibold",
  now: "font-semibold",
  later: "text-ink-2",
  stopped: "font-semibold text-danger",
};

const promised = (note: string) => note.replace(/\d{4}-\d\d-\d\d/, (day) => dayName(day));
