import type { RowGroup } from "@selvedge/ui/tables/table-body";
import { AlarmClock, CalendarDays, CircleCheck, Clock, CreditCard } from "lucide-react";
import type { OrderRow } from "../data/reply.ts";
import { dayName, spareShort } from "./order-words.ts";

const isOver = ({ status }: OrderRow) => ["complete", "exchanged", "refunded"].includes(status);

/** Orders by their ship-by day, in the order they came; finished and unpaid orders have their own groups. */
export function groupsOf(rows: readonly OrderRow[], at: Date): RowGroup<OrderRow>[] {
  const keyOf = (row: OrderRow) => (isOver(row) ? `done ${row.shipBy}` : (row.shipBy ?? "unpaid"));
  return [...Map.groupBy(rows, keyOf)].map(([key, group]) => groupOf(key, group, at));
}

function groupOf(key: string, rows: readonly OrderRow[], at: Date): RowGroup<OrderRow> {
  const [first] = rows as [OrderRow, ...OrderRow[]];
  if (key === "unpaid")
    return group(key, rows, <Heading icon={CreditCard} words="Not paid yet" count={rows.length} />, null);
  const day = dayName(first.shipBy ?? "");
  if (key.startsWith("done"))
    return group(
      key,
      rows,
      <Heading icon={CircleCheck} words={`Finished, ship-by ${day}`} count={rows.length} />,
      null,
    );
  const isLate = (first.spareMinutes ?? 0) < 0;
  const isToday = first.shipBy === at.toLocaleDateString("en-CA", { timeZone: "Europe/London" });
  const icon = isLate ? AlarmClock : isToday ? Clock : CalendarDays;
  const words = isLate ? `Late, ship-by ${day}` : isToday ? `Today, ${day}` : day;
  return group(
    key,
    rows,
    <Heading icon={icon} words={words} count={rows.length} isLate={isLate} />,
    asideOf(rows, isLate),
  );
}

const group = (id: string, rows: readonly OrderRow[], label: React.ReactNode, aside: React.ReactNode) => ({
  id,
  rows,
  label,
  aside,
});

/** Why the group matters: how long it is late, how long until the van leaves, or how much of it has begun. */
function asideOf(rows: readonly OrderRow[], isLate: boolean): string {
  const spare = rows[0]?.spareMinutes ?? 0;
  if (isLate) return `${spareShort(spare).replace(" late", "")} past the van`;
  if (spare < 1440) return `The van leaves at 17:30, ${spareShort(spare)}`;
  const begun = rows.filter(({ garments }) => garments).length;
  return `${begun} of ${rows.length} on the floor`;
}

function Heading({
  icon: Icon,
  words,
  count,
  isLate = false,
}: {
  icon: typeof Clock;
  words: string;
  count: number;
  isLate?: boolean;
}) {
  return (
    <span className="flex items-center gap-2">
      <Icon aria-hidden size={16} className={isLate ? "text-danger" : "text-ink-2"} />
      <span className={`font-semibold ${isLate ? "text-danger" : ""}`}>{words}</span>
      <span className="font-normal text-ink-2">{count === 1 ? "1 order" : `${count} orders`}</span>
    </span>
  );
}
