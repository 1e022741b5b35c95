import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { Droplets, type LucideIcon, Package, Printer, ScanEye, ShoppingBasket, Truck, Warehouse } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { loadError } from "../data/failure-text.ts";
import type { StationRow } from "../data/reply.ts";
import { stationsQuery } from "../data/stations-query.ts";
import { asideWords } from "../station/scans/waiting-words.ts";

/** The page on which staff choose the station that they work at. */
export function Component() {
  const { data, error, refetch } = useQuery({ ...stationsQuery, refetchInterval: 15_000 });
  const failure = loadError("Stations did not load.", error, () => void refetch());
  return (
    <div className="p-4 md:p-6">
      <PageHeader
        title="Stations"
        note="Choose your station, or scan its code. After that, the scanner is all you need."
      />
      {failure ? <ErrorState {...failure} /> : null}
      {data ? (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {data.data.map((station) => (
            <li key={station.code}>
              <StationCard station={station} />
            </li>
          ))}
        </ul>
      ) : failure ? null : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

const icons: Record<StationRow["kind"], LucideIcon> = {
  pick: ShoppingBasket,
  pretreat: Droplets,
  print: Printer,
  check: ScanEye,
  sort: Warehouse,
  pack: Package,
  dispatch: Truck,
};

function StationCard({ station }: { station: StationRow }) {
  const Icon = icons[station.kind];
  return (
    <Link
      href={`/stations/${station.code}`}
      className="flex h-full min-h-20 items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 md:max-lg:gap-3 data-hovered:border-line-strong data-hovered:bg-hover"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-primary-tint text-primary md:max-lg:size-10">
        <Icon aria-hidden size={24} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-card/5 font-semibold">{station.name}</span>
        <span className="mt-0.5 block text-dense text-ink-2">
          <code className="mr-2 font-mono text-label uppercase md:max-lg:block">{station.code}</code>
          {[`${station.doneToday} done today`, asideWords(station)].filter(Boolean).join(", ")}
        </span>
      </span>
      <span className="figures text-right">
        <span className="block text-figure font-semibold">{station.waiting}</span>
        <span className="block text-label text-ink-2">{station.waiting === 1 ? "waits" : "wait"}</span>
      </span>
    </Link>
  );
}
