import { itemWordsWithPieces, piecesNote } from "@selvedge/domain/bundles/count-items";
import { fromMajor } from "@selvedge/domain/money/money";
import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { StepBar } from "@selvedge/ui/feedback/step-bar";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { Money } from "@selvedge/ui/words/money";
import { AlarmClock, Clock, LifeBuoy, RotateCcw, Shirt, Zap } from "lucide-react";
import type { OrderRow } from "../data/reply.ts";
import { dayName, doneWords, priorityNames, segmentTone, spareShort, stageWords } from "./order-words.ts";

/** The columns of the list of orders. */
export const orderColumns: readonly Column<OrderRow>[] = [
  {
    id: "order",
    header: "Order",
    opens: true,
    cell: (row) => (
      <span className="flex items-center gap-2.5 whitespace-nowrap md:max-[1700px]:flex-col md:max-[1700px]:items-start md:max-[1700px]:gap-0">
        {row.reference}
        <Priority row={row} />
      </span>
    ),
  },
  { id: "shop", header: "Shop", cell: (row) => <Shop row={row} />, from: "lg" },
  { id: "to", header: "Ships to", cell: (row) => <ShipsTo row={row} />, from: "lg" },
  { id: "items", header: "Items", cell: (row) => <Items row={row} />, from: "lg" },
  { id: "status", header: "Status, garments done", cell: (row) => <Status row={row} /> },
  { id: "hold", header: "Hold", cell: (row) => <Hold row={row} />, from: "xl" },
  { id: "ship", header: "Ship by", cell: (row) => <ShipBy row={row} /> },
  {
    id: "total",
    header: "Total",
    align: "end",
    from: "lg",
    cell: (row) => <Money amountMinor={fromMajor(row.total, row.currency)} currency={row.currency} />,
  },
];

/** An order on a phone: who, where it is, what holds it, until when. */
export function OrderCard({ row }: { row: OrderRow }) {
  return (
    <span className="flex flex-col gap-1.5">
      <span className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-2 font-semibold whitespace-nowrap">
          {row.reference}
          <Priority row={row} />
        </span>
        <Money amountMinor={fromMajor(row.total, row.currency)} currency={row.currency} />
      </span>
      <span className="flex items-center justify-between gap-2">
        <Shop row={row} />
        <span className="text-ink-2">{itemWordsWithPieces(row)}</span>
      </span>
      <Status row={row} />
      <span className="flex flex-wrap items-center justify-between gap-2">
        <ShipBy row={row} />
        {row.hold ? <Hold row={row} /> : null}
      </span>
    </span>
  );
}

const priorityStyles = {
  1: { icon: Zap, look: "text-info" },
  2: { icon: RotateCcw, look: "text-warning" },
  3: { icon: LifeBuoy, look: "text-danger" },
} as const;

function Priority({ row }: { row: OrderRow }) {
  const known = priorityStyles[row.priority as 1 | 2 | 3];
  if (!known) return null;
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap text-label font-medium ${known.look}`}>
      <known.icon aria-hidden size={13} />
      {priorityNames[row.priority]}
    </span>
  );
}

function Shop({ row }: { row: OrderRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={row.shop.name} size={22} shape="square" />
      <span
        title={row.shop.name}
        className="max-w-48 truncate md:max-[1700px]:max-w-32 md:max-xl:max-w-22 max-md:max-w-none"
      >
        {row.shop.name}
      </span>
    </span>
  );
}

/** A town of any length in one line; the full name as a tooltip. */
function ShipsTo({ row }: { row: OrderRow }) {
  return (
    <span title={row.shipsTo} className="block max-w-40 truncate text-ink-2 max-[1700px]:max-w-32 max-xl:max-w-24">
      {row.shipsTo}
    </span>
  );
}

function Items({ row }: { row: OrderRow }) {
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <span className="flex shrink-0 rounded-control border border-line bg-mock p-0.5">
        {row.images.length > 0 ? (
          row.images.map((image) => (
            <img
              key={image}
              src={image}
              alt=""
              width={26}
              height={26}
              loading="lazy"
              className="size-6.5 shrink-0 object-contain max-xl:not-first:hidden"
            />
          ))
        ) : (
          <Shirt aria-hidden size={18} className="m-1 text-ink-3" />
        )}
      </span>
      <span className="figures flex flex-col text-ink-2" title={piecesNote(row) ?? undefined}>
        {row.itemCount}
        <span className="text-label max-[1700px]:hidden">{piecesNote(row)}</span>
      </span>
    </span>
  );
}

function Status({ row }: { row: OrderRow }) {
  return (
    <span className="flex items-center gap-2.5 whitespace-nowrap md:max-[1600px]:gap-2">
      <span className="contents md:max-xl:hidden">
        <StepBar small bare steps={row.stageCount} done={row.stage} tone={segmentTone(row)} words={stageWords(row)} />
      </span>
      {row.stoppedAt ? (
        <span className="min-w-0">
          <span className="font-medium text-danger">
            <span aria-hidden className="mr-1.5 inline-block size-1.5 -translate-y-px rounded-[1px] bg-current" />
            {row.statusName}
          </span>
          <span className="md:max-[1600px]:hidden">, </span>
          <span className="text-ink-2 md:max-[1600px]:block md:max-[1600px]:text-label">{`stopped at ${row.stoppedAt}`}</span>
        </span>
      ) : (
        <span>
          <span className="font-medium">{row.statusName}</span>
          {row.hold ? (
            <span className="text-ink-2 md:block md:text-label md:text-warning xl:hidden">
              <span className="md:hidden"> held</span>
              <span className="max-md:hidden">{row.hold.name}</span>
            </span>
          ) : null}
        </span>
      )}
      <span className="figures text-ink-2">{doneWords(row)}</span>
    </span>
  );
}

function Hold({ row }: { row: OrderRow }) {
  if (!row.hold) return <span className="text-ink-3">–</span>;
  return (
    <StatusBadge tone={row.hold.tone} shape="square">
      {row.hold.name}
    </StatusBadge>
  );
}

function ShipBy({ row }: { row: OrderRow }) {
  if (!row.shipBy) return <span className="text-ink-2">Not paid</span>;
  const { spareMinutes } = row;
  if (spareMinutes === null) return <span className="whitespace-nowrap text-ink-2">{dayName(row.shipBy)}</span>;
  if (spareMinutes < 0) return <Timed icon={AlarmClock} look="text-danger" words={spareShort(spareMinutes)} />;
  if (spareMinutes < 1440) return <Timed icon={Clock} look="text-warning" words={spareShort(spareMinutes)} />;
  return <span className="whitespace-nowrap">{dayName(row.shipBy)}</span>;
}

function Timed({ icon: Icon, look, words }: { icon: typeof Clock; look: string; words: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap font-medium ${look}`}>
      <Icon aria-hidden size={14} />
      {words}
    </span>
  );
}
