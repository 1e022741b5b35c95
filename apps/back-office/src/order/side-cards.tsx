import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { spokenDate } from "@selvedge/ui/words/date-format.ts";
import type { StaffOrder } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

/** The delivery address, the billing address, and the carrier's details. */
export function AddressCard({ order }: { order: StaffOrder }) {
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
      {order.parcels.length > 1 ? (
        <Parcels order={order} />
      ) : (
        order.parcels.map((parcel) =>
          parcel.trackingCode ? (
            <p key={parcel.factory} className="mt-2 text-dense">
              {parcel.carrier} <Tracking parcel={parcel} />
            </p>
          ) : null,
        )
      )}
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
        {order.paidWith ? (
          <p className="mt-2">
            <TextLink href={`/omnis/v3/atlas/orders/${order.id}/invoice.pdf`} target="_blank">
              Invoice
            </TextLink>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

type StaffParcel = StaffOrder["parcels"][number];

const Tracking = ({ parcel: { trackingCode, trackingUrl } }: { parcel: StaffParcel }) => (
  <TextLink href={trackingUrl} target="_blank">
    {trackingCode}
  </TextLink>
);

const PARCEL_STATES = {
  waiting: { word: "Waiting", tone: "neutral", shape: "ring" },
  making: { word: "Being made", tone: "info", shape: "ring" },
  packed: { word: "Packed", tone: "primary", shape: "dot" },
  sent: { word: "Sent", tone: "success", shape: "dot" },
  cancelled: { word: "Cancelled", tone: "neutral", shape: "square" },
} as const satisfies Record<StaffParcel["state"], object>;

/** The parcels of an order that several factories make, each with how far it is. */
function Parcels({ order }: { order: StaffOrder }) {
  return (
    <ul aria-label="Parcels" className="mt-3 border-line border-t">
      {order.parcels.map((parcel) => {
        const { word, tone, shape } = PARCEL_STATES[parcel.state];
        return (
          <li key={parcel.factory} className="flex items-baseline justify-between gap-3 py-2 text-dense">
            <span className="min-w-0">
              <span className="block font-medium">{parcel.factory}</span>
              <span className="block text-ink-2">
                {parcel.trackingCode ? <Tracking parcel={parcel} /> : parcel.service}
              </span>
            </span>
            <StatusBadge tone={tone} shape={shape}>
              {word}
            </StatusBadge>
          </li>
        );
      })}
    </ul>
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
