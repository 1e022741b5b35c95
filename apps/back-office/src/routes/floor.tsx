import { cutOffClock, spareWords } from "@selvedge/domain/factory/spare-time";
import { ageWords, atRiskMinutes } from "@selvedge/domain/factory/stage-flow";
import { BrandMark } from "@selvedge/ui/frames/brand-mark";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { useNow } from "@selvedge/ui/words/use-now";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { AlarmClock, CircleAlert, CircleCheck, Gauge, Hourglass, TriangleAlert } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { api } from "../data/api.ts";
import type { Floor } from "../data/reply.ts";
import { useLive } from "../data/use-live.ts";
import { useSeconds } from "../data/use-seconds.ts";
import { useOfficeScans } from "../scanner/use-office-scans.ts";
import { asideParts } from "../station/scans/waiting-words.ts";

const floorQuery = queryOptions({
  queryKey: ["floor"],
  queryFn: async ({ signal }) => (await api("GET /factory/floor/", { signal })).data,
  refetchInterval: 10_000,
  staleTime: 0,
});

/** How old the board's data may be before it shows its age. */
const staleSeconds = 15;

/** The floor's board: for a screen on the wall, and for a lead's phone. Dark, because it hangs where people work. */
export function Component() {
  useLive(["floor"]);
  useOfficeScans();
  const now = useNow();
  const seconds = useSeconds();
  const { data: floor, dataUpdatedAt } = useQuery(floorQuery);
  if (!floor) return <main data-theme="dark" className="min-h-dvh" />;
  const isStale = seconds - dataUpdatedAt > staleSeconds * 1000;
  return (
    <main
      data-theme="dark"
      className="flex min-h-dvh flex-col gap-[1.8vmin] p-[clamp(16px,2.2vmin,48px)] text-[clamp(16px,3.1vmin,60px)]/[1.25]"
    >
      <title>Floor · Selvedge</title>
      <h1 className="sr-only">The floor</h1>
      {isStale ? <Stale at={dataUpdatedAt} /> : null}
      <Top floor={floor} now={now} />
      <Stages floor={floor} />
      <div className="mt-[1vmin] grid flex-1 gap-x-[3vmin] gap-y-6 max-sm:mt-4 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Tight floor={floor} />
        <Machines floor={floor} />
      </div>
    </main>
  );
}

function Stale({ at }: { at: number }) {
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-card bg-band-offline px-4 py-2 font-semibold text-black"
    >
      <TriangleAlert aria-hidden className="size-[1.3em]" />
      {`Not live since ${clockTime(new Date(at))}`}
    </p>
  );
}

function Top({ floor, now }: { floor: Floor; now: Date }) {
  const isGone = floor.cutOffMinutes < 0;
  const isPressing = floor.cutOffMinutes < atRiskMinutes && floor.dueToday > 0;
  return (
    <header className="grid grid-cols-2 items-end gap-x-[4vmin] gap-y-4 border-line border-b pb-[2vmin] sm:flex sm:flex-wrap">
      <div>
        <p className="flex items-center gap-3 text-ink-2">
          <BrandMark size={24} />
          {floor.factory}
        </p>
        <p className={BIG}>{clockTime(now)}</p>
      </div>
      <div>
        <p className="text-ink-2">{isGone ? "The van has left" : "The van leaves in"}</p>
        <p className={`${BIG} ${isGone ? "text-ink-2" : isPressing ? "text-warning" : ""}`}>
          {isGone ? cutOffClock : ageWords(floor.cutOffMinutes)}
        </p>
      </div>
      <div>
        <p className="text-ink-2">Sent today</p>
        <p className={BIG}>{floor.shippedToday.toLocaleString("en-GB")}</p>
      </div>
      <div>
        <p className="text-ink-2">Still due today</p>
        <p className={BIG}>{floor.dueToday.toLocaleString("en-GB")}</p>
      </div>
      <Link
        href="/orders"
        className="ml-auto rounded-control px-3 py-2 text-ink-2 data-hovered:text-ink max-md:min-h-11 max-sm:col-span-2 max-sm:-ml-3 max-sm:mr-auto"
      >
        Back office
      </Link>
    </header>
  );
}

const BIG = "figures text-[clamp(34px,9vmin,180px)]/[1.05] font-semibold tracking-[-0.03em]";

const flows = {
  flowing: { words: "Flowing", icon: CircleCheck, ink: "text-success", edge: "border-t-success" },
  slow: { words: "Slow", icon: Gauge, ink: "text-warning", edge: "border-t-warning" },
  blocked: { words: "Blocked", icon: CircleAlert, ink: "text-danger", edge: "border-t-danger" },
};

function Stages({ floor }: { floor: Floor }) {
  return (
    <ul aria-label="Stages" className="grid grid-cols-2 gap-[1.2vmin] max-sm:gap-2 sm:grid-cols-4 lg:grid-cols-7">
      {floor.stages.map((stage) => {
        const flow = flows[stage.flow];
        const Icon = flow.icon;
        return (
          <li
            key={stage.kind}
            className={`@container rounded-card border-t-[6px] bg-surface px-[1.6vmin] py-[1.6vmin] max-sm:p-3 ${flow.edge}`}
          >
            <h2 className="font-medium">{stage.name}</h2>
            <p className="figures text-[clamp(40px,11vmin,220px)]/[1] font-semibold tracking-[-0.035em]">
              {stage.count}
            </p>
            <p className={`${LINE} text-ink-2`}>
              <Hourglass aria-label="Oldest" className="size-[0.9em] shrink-0" />
              {stage.oldestMinutes === null ? "nothing waiting" : ageWords(stage.oldestMinutes)}
            </p>
            <p className={`${LINE} font-medium ${flow.ink}`}>
              <Icon aria-hidden className="size-[0.95em] shrink-0" />
              {flow.words}
            </p>
            {asideParts(stage).map((part) => (
              <p key={part} className="text-[min(0.8em,14cqw)] whitespace-nowrap text-ink-2">
                {part}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** A line of a stage's card, in letters that its width holds. */
const LINE = "flex items-center gap-[0.35em] text-[min(1em,17cqw)] whitespace-nowrap";

function Tight({ floor }: { floor: Floor }) {
  return (
    <section aria-labelledby="tight">
      <h2
        id="tight"
        className={`mb-[0.6vmin] flex items-center gap-3 text-[1.1em] font-semibold ${floor.late > 0 ? "text-danger" : ""}`}
      >
        <AlarmClock aria-hidden className="size-[1.1em]" />
        {floor.late === 0
          ? "Least time to spare"
          : floor.late === 1
            ? "1 order is late"
            : `${floor.late} orders are late`}
      </h2>
      {floor.tight.length === 0 ? <p className="text-ink-2">No order is on the floor.</p> : null}
      <ul className="divide-y divide-line border-line border-t">
        {floor.tight.slice(0, 6).map((order) => (
          <li key={order.orderId}>
            <Link
              href={`/orders/${order.orderId}`}
              className="grid min-h-11 grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] items-center gap-x-4 py-[0.9vmin] data-hovered:bg-hover lg:max-xl:gap-x-3 lg:grid-cols-[6.2em_4.4em_minmax(0,1fr)_auto]"
            >
              <span className="figures truncate font-semibold">{order.reference}</span>
              <span className="truncate">{order.waitsFor}</span>
              <span
                title={order.where || order.shop}
                className="truncate text-ink-2 max-lg:hidden lg:max-2xl:text-[0.85em]"
              >
                {order.where || order.shop}
              </span>
              <span
                className={`text-right font-semibold whitespace-nowrap ${order.spareMinutes < 0 ? "text-danger" : order.spareMinutes < atRiskMinutes ? "text-warning" : "text-ink-2"}`}
              >
                {spareWords(order.spareMinutes)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the machine did not print and no one has sent again: the newest, and how many others. */
function Failures({ failed }: Pick<Floor["machines"][number], "failed">) {
  const [first, ...others] = failed;
  if (!first) return null;
  return (
    <Link
      href={`/orders/${first.orderId}`}
      className="mt-1 flex min-h-11 items-center gap-[0.4em] text-[0.85em] text-danger data-hovered:bg-hover"
    >
      <CircleAlert aria-hidden className="size-[1em] shrink-0" />
      <span className="min-w-0 flex-1">
        {`Did not print ${first.reference}: ${first.reason}${others.length === 0 ? "" : `, and ${others.length} more`}`}
      </span>
    </Link>
  );
}

function Machines({ floor }: { floor: Floor }) {
  const most = Math.max(30, ...floor.machines.map(({ printedLastHour }) => printedLastHour));
  const all = floor.machines.reduce((sum, { printedLastHour }) => sum + printedLastHour, 0);
  return (
    <section aria-labelledby="machines">
      <h2 id="machines" className="mb-[0.6vmin] flex items-center gap-3 text-[1.1em] font-semibold">
        <Gauge aria-hidden className="size-[1.1em]" />
        Garments an hour
        <span className="figures ml-auto font-normal text-ink-2">{all}</span>
      </h2>
      <ul className="divide-y divide-line border-line border-t">
        {floor.machines.map(({ device, printedLastHour, failed }) => (
          <li key={device} className="py-[1.2vmin]">
            <div className="grid grid-cols-[5.4em_minmax(0,1fr)_3em] items-center gap-4">
              <span className="font-semibold">{device}</span>
              <span aria-hidden className="h-[0.8em] overflow-hidden rounded-mark bg-line">
                <span
                  className="block h-full rounded-mark bg-success"
                  style={{ width: `${(printedLastHour / most) * 100}%` }}
                />
              </span>
              <span className="figures text-right font-semibold">{printedLastHour}</span>
            </div>
            <Failures failed={failed} />
          </li>
        ))}
      </ul>
    </section>
  );
}
