import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { useNow } from "@selvedge/ui/words/use-now";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ClosingNotice } from "../closing/closing-notice.tsx";
import { loadError } from "../data/failure-text.ts";
import type { Overview } from "../data/reply.ts";
import { useLiveOrders } from "../data/use-live-orders.ts";
import { BestSellers } from "../home/best-sellers.tsx";
import { dayWords } from "../home/day-words.ts";
import { DoorNotice } from "../home/door-notice.tsx";
import { Figures } from "../home/figures.tsx";
import { FloorNow } from "../home/floor-now.tsx";
import { GetReady } from "../home/get-ready.tsx";
import { NeedsYou } from "../home/needs-you.tsx";
import { overviewQuery } from "../home/overview-query.ts";
import { SaleExample } from "../home/sale-example.tsx";
import { SalesChart, SalesTable } from "../home/sales-chart.tsx";
import { ShopToday } from "../home/shop-today.tsx";
import { useMay, useSession } from "../session/shop.ts";
import { Permitted } from "../shell/permitted.tsx";

/** How the shop does, what waits, what is being made. */
export function Component() {
  const { person, shop } = useSession();
  const { isLive } = useLiveOrders(shop.id);
  const maySeeDoor = useMay("shop.edit");
  const { data, error, refetch } = useQuery(overviewQuery(shop.id));
  const greeting = useGreeting();
  const failure = data ? null : loadError("The overview did not load.", error, refetch);
  return (
    <>
      <PageHeader
        title={`${data && isNew(data) ? "Welcome" : greeting}${person.fullName ? `, ${person.fullName.split(" ")[0]}` : ""}`}
        documentTitle="Home"
        note={data ? noteOf(data) : " "}
        actions={
          <Permitted needs="products.edit" label="New product" size="dense">
            <LinkButton href="/products/new" variant="primary" size="dense" icon={Plus}>
              New product
            </LinkButton>
          </Permitted>
        }
      />
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        {data?.closing ? <ClosingNotice closing={data.closing} /> : null}
        {maySeeDoor ? <DoorNotice /> : null}
      </div>
      {failure ? <ErrorState {...failure} /> : data ? <Loaded overview={data} isLive={isLive} /> : <Waiting />}
    </>
  );
}

/** Whether the shop has sold nothing yet. Its home then shows the shop and what a sale earns, and no figures. */
const isNew = ({ ready, orders }: Overview): boolean =>
  orders.now + orders.before === 0 &&
  ready.badges.some(({ code, unlockedAt }) => code === "entrepreneur" && !unlockedAt);

function Loaded({ overview, isLive }: { overview: Overview; isLive: boolean }) {
  const mayMake = useMay("products.edit");
  const list = mayMake ? <GetReady ready={overview.ready} /> : null;
  if (isNew(overview))
    return (
      <div className={columns}>
        <div className="flex min-w-0 flex-col gap-4">
          {list}
          <NeedsYou needs={overview.needsYou} />
          {list ? null : <FloorNow floor={overview.floor} isLive={isLive} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ShopToday isClosed={overview.ready.isClosed} />
          <SaleExample currency={overview.currency} />
        </div>
      </div>
    );
  return (
    <div className={columns}>
      <div className="flex min-w-0 flex-col gap-4">
        <Card flush>
          <Figures overview={overview} />
          {overview.days.length > 0 ? <Sales overview={overview} /> : null}
        </Card>
        <NeedsYou needs={overview.needsYou} />
        <BestSellers overview={overview} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {list}
        <FloorNow floor={overview.floor} isLive={isLive} />
      </div>
    </div>
  );
}

const columns = "grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]";

function Sales({ overview }: { overview: Overview }) {
  const [form, setForm] = useState("chart");
  const { days, currency } = overview;
  return (
    <section aria-labelledby="sales-by-day" className="p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="sales-by-day" className="text-card font-semibold">
          Sales by day
        </h2>
        <div className="flex items-center gap-4 text-label text-ink-2">
          <span className="flex items-center gap-1.5 max-sm:hidden">
            <span aria-hidden className="h-0.5 w-3.5 bg-primary" /> {dayWords(days[0]?.on ?? overview.today)} –{" "}
            {dayWords(overview.today)}
          </span>
          <span className="flex items-center gap-1.5 max-sm:hidden">
            <span aria-hidden className="w-3.5 border-ink-3 border-t-2 border-dashed" /> Period before
          </span>
          <Segmented
            label="Sales as"
            segments={[
              { id: "chart", label: "Chart" },
              { id: "table", label: "Table" },
            ]}
            value={form}
            onChange={setForm}
          />
        </div>
      </div>
      {form === "chart" ? (
        <SalesChart days={days} currency={currency} />
      ) : (
        <SalesTable days={days} currency={currency} />
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}

function useGreeting(): string {
  const hour = useNow().getHours();
  return hour < 5 || hour >= 18 ? "Good evening" : hour < 12 ? "Good morning" : "Good afternoon";
}

function noteOf({ today, floor }: Overview): string {
  const day = new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${today}T00:00:00Z`));
  const making = floor.open === 1 ? "One item is" : `${floor.open} items are`;
  return `${day}, ${clockTime(new Date())}.${floor.open > 0 ? ` ${making} being made now.` : ""}`;
}
