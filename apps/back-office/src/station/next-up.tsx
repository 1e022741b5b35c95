import { Swatch } from "@selvedge/ui/content/swatch";
import type { Garment, Station } from "../data/reply.ts";
import { PrintedGarment } from "./printed-garment.tsx";
import { whyNothing } from "./scans/waiting-words.ts";

/** What a station shows before the first scan: the garments that it can take, most urgent first, or a parcel of them each. */
export function NextUp({ station }: { station: Station }) {
  const isByParcel = station.kind === "dispatch";
  if (station.next.length === 0)
    return (
      <div className="flex h-full flex-col items-center justify-center gap-2 text-center">
        <p className="text-[42px]/[48px] font-semibold">
          {station.held + station.incomplete > 0 ? "Nothing is ready yet" : "Nothing is waiting here"}
        </p>
        <p className="text-[24px]/8 text-balance text-ink-2">{whyNothing(station)}</p>
      </div>
    );
  return (
    <section aria-label="Next up" className="flex h-full flex-col gap-3">
      <h2 className="text-[24px]/8 font-semibold">Next up</h2>
      <ol className="grid min-h-0 flex-1 auto-rows-min grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {station.next
          .filter(
            ({ orderId }, index) => !isByParcel || station.next.findIndex((each) => each.orderId === orderId) === index,
          )
          .slice(0, 8)
          .map((garment) => (
            <li key={garment.code}>
              <Tile garment={garment} isParcel={isByParcel} />
            </li>
          ))}
      </ol>
    </section>
  );
}

function Tile({ garment, isParcel }: { garment: Garment; isParcel: boolean }) {
  return (
    <article className="flex h-full items-center gap-3 rounded-card border border-line-strong bg-surface p-3">
      <PrintedGarment garment={garment} className="w-24 shrink-0" />
      <div className="min-w-0">
        {isParcel ? (
          <>
            <p className="truncate text-[24px]/8 font-semibold">{garment.orderReference}</p>
            <p className="text-[18px]/6 text-ink-2">{garment.of === 1 ? "1 garment" : `${garment.of} garments`}</p>
          </>
        ) : (
          <>
            <p className="truncate font-semibold">
              <Swatch colour={garment.hex} name={garment.colour} size={20} />
            </p>
            <p className="text-[28px]/9 font-semibold">{garment.size}</p>
            <p className="truncate text-[18px]/6 text-ink-2">{garment.orderReference}</p>
          </>
        )}
      </div>
    </article>
  );
}
