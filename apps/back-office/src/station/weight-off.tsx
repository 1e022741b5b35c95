import type { ScanAnswer } from "../data/reply.ts";
import { ParcelWeight } from "./parcel-weight.tsx";
import { PrintedGarment } from "./printed-garment.tsx";

type Order = NonNullable<ScanAnswer["order"]>;

/** A parcel whose weight does not fit: what the scale said, to be weighed again, beside what it should hold. */
export function WeightOff({
  order,
  parcel,
  onAccepted,
}: {
  order: Order;
  parcel: NonNullable<Order["parcel"]>;
  onAccepted: () => void;
}) {
  const { garments } = order;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:h-full lg:grid-cols-2 lg:content-stretch">
      <ParcelWeight key={order.id} orderId={order.id} parcel={parcel} onAccepted={onAccepted} isAlone />
      <section
        aria-labelledby="should-hold"
        className="flex min-h-0 flex-col gap-4 rounded-card border-[6px] border-success bg-surface p-5 max-md:p-3"
      >
        <h2 id="should-hold" className="text-[26px]/8 font-semibold text-success max-md:text-[20px]/7">
          {garments.length === 1 ? "Exactly 1 garment" : `Exactly ${garments.length} garments`}
        </h2>
        <ul className="grid min-h-0 content-start gap-3 lg:overflow-auto">
          {garments.map((garment) => (
            <li key={garment.code} className="flex items-center gap-4">
              <PrintedGarment garment={garment} className="h-24 w-28 shrink-0 max-md:h-18 max-md:w-20" />
              <span className="min-w-0">
                <span className="line-clamp-2 text-[24px]/8 font-semibold max-md:text-[20px]/6">{garment.name}</span>
                <span className="block text-ink-2">{`${garment.colour} ${garment.size}`}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
