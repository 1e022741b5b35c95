import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { spokenDate } from "@selvedge/ui/words/date-format.ts";
import type { StaffOrder } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

/** The delivery address, the billing address, and the carrier's details. */
export function AddressCard({ order }: { order: StaffOrder }) {
  const { parcel } = order;
  const maySeeCustomers = useMay("customers.read");
  return (
    <Card title="Ships to" aside={order.shippingMethod}>
      <address className="text-dense not-italic wrap-anywhere">
        {order.shipsTo.name}
        {order.shipsTo.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {parcel?.trackingCode ? (
        <p className="mt-2 text-dense">
          {parcel.carrier}{" "}
          <TextLink href={parcel.trackingUrl} target="_blank">
            {parcel.trackingCode}
          </TextLink>
        </p>
      ) : null}
      <div className="mt-3 border-line border-t pt-3 text-dense wrap-anywhere">
        <h3 className="text-label text-ink-2">Billed to</h3>
        <p>{[order.billedTo.name, ...order.billedTo.lines].join(", ")}</p>
        <p className="text-ink-2">
          {maySeeCustomers ? (
            <TextLink href={`/customers?q=${encodeURIComponent(order.email)}`}>{order.email}</TextLink>
          ) : (
            order.email
          )}
          {order.phone ? `, ${order.phone}` : ""}
        </p>
      </div>
    </Card>
  );
}

const DOTS: Record<StaffOrder["log"][number]["tone"], string> = {
  neutral: "bg-ink-3",
  primary: "bg-primary",
  success: "bg-success",
  warning: "bg-warning",
  danger: "bg-danger",
};

/** What happened, newest first. */
export function LogCard({ order }: { order: StaffOrder }) {
  return (
    <Card title="Log" aside={`all ${order.log.length}`}>
      <ol className="flex flex-col gap-2.5 text-label">
        {order.log.map((line) => (
          <li key={line.id} className="flex items-baseline gap-2.5">
            <span aria-hidden className={`size-1.5 shrink-0 translate-y-[-2px] rounded-full ${DOTS[line.tone]}`} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.text}
              <span className="block text-ink-2">{line.actor}</span>
            </span>
            <time dateTime={line.at} className="shrink-0 whitespace-nowrap text-ink-2">
              {spokenDate(new Date(line.at), new Date())}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
