import { formatMoney } from "@selvedge/domain/money/money";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Overview } from "../data/reply.ts";
import { niceTop, pathOf, pointsOf } from "./chart-scale.ts";
import { dayWords } from "./day-words.ts";
import { useWidth } from "./use-width.ts";

type Day = Overview["days"][number];

const height = 150;
const left = 48;
const right = 8;

/** Sales by day against the period before. Today is dotted, because it is not over; arrow keys read day by day. */
export function SalesChart({ days, currency }: { days: readonly Day[]; currency: string }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const plot = Math.max(0, width - left - right);
  const { top, step } = niceTop(Math.max(...days.flatMap((day) => [day.salesMinor, day.beforeMinor])));
  const now = pointsOf(
    days.map((day) => day.salesMinor),
    top,
    plot,
    height,
  );
  const before = pointsOf(
    days.map((day) => day.beforeMinor),
    top,
    plot,
    height,
  );
  const done = now.slice(0, -1);
  const last = now.at(-1);
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const every = plot < 420 ? 10 : 7;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    setAt(Math.min(days.length - 1, Math.max(0, Math.round((x / plot) * (days.length - 1)))));
  };
  const onKey = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setAt((known) => Math.min(days.length - 1, Math.max(0, (known ?? days.length - 1 - move) + move)));
  };
  const day = at === null ? undefined : days[at];
  return (
    <div ref={ref} className="relative">
      <div
        role="slider"
        tabIndex={0}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={at ?? days.length - 1}
        aria-valuetext={spoken(days, day, currency)}
        aria-label="Sales by day, read with arrow keys"
        onKeyDown={onKey}
        onBlur={() => setAt(null)}
      >
        <svg
          aria-hidden
          width={width}
          height={height + 34}
          className="block touch-pan-y text-tiny text-ink-2"
          onPointerMove={point}
          onPointerLeave={() => setAt(null)}
        >
          <g transform={`translate(${left} 8)`}>
            {lines.map((value) => {
              const y = height - (value / top) * height;
              return (
                <g key={value}>
                  <path
                    d={`M0 ${y}H${plot}`}
                    strokeDasharray={value === 0 ? undefined : "2 4"}
                    className="stroke-line"
                  />
                  <text x={-8} y={y + 4} textAnchor="end" className="figures fill-current">
                    {formatMoney(value, currency, true)}
                  </text>
                </g>
              );
            })}
            <path d={`${pathOf(now)}V${height}H0Z`} className="fill-primary opacity-8" />
            <path d={pathOf(before)} strokeDasharray="3 3" className="fill-none stroke-ink-3" strokeWidth={1.5} />
            <path d={pathOf(done)} className="fill-none stroke-primary" strokeWidth={2} strokeLinejoin="round" />
            <path
              d={pathOf(now.slice(-2))}
              strokeDasharray="2 4"
              className="fill-none stroke-primary"
              strokeWidth={2}
            />
            {last ? <circle cx={last.x} cy={last.y} r={3} className="fill-primary" /> : null}
            {at !== null && now[at] && before[at] ? (
              <g>
                <path d={`M${now[at].x} 0V${height}`} className="stroke-line-strong" />
                <circle
                  cx={before[at].x}
                  cy={before[at].y}
                  r={4}
                  className="fill-surface stroke-ink-3"
                  strokeWidth={1.5}
                />
                <circle cx={now[at].x} cy={now[at].y} r={4.5} className="fill-surface stroke-primary" strokeWidth={2} />
              </g>
            ) : null}
            {days.map(({ on }, index) =>
              index % every === 0 ? (
                <text
                  key={on}
                  x={now[index]?.x}
                  y={height + 20}
                  textAnchor={index === 0 ? "start" : "middle"}
                  className="fill-current"
                >
                  {dayWords(on)}
                </text>
              ) : null,
            )}
          </g>
        </svg>
      </div>
      {day && at !== null ? <Tip day={day} currency={currency} x={left + (now[at]?.x ?? 0)} width={width} /> : null}
    </div>
  );
}

function Tip({ day, currency, x, width }: { day: Day; currency: string; x: number; width: number }) {
  const isLate = x > width / 2;
  return (
    <div
      className="pointer-events-none absolute top-2 z-10 w-44 rounded-control border border-line bg-surface p-2.5 text-label shadow-pop"
      style={isLate ? { right: width - x + 12 } : { left: x + 12 }}
    >
      <p className="mb-1 font-semibold">{dayWords(day.on, true)}</p>
      <p className="flex items-center gap-1.5">
        <span aria-hidden className="size-1.5 rounded-full bg-primary" />
        <span className="flex-1 text-ink-2">This period</span>
        <span className="figures font-medium">{formatMoney(day.salesMinor, currency)}</span>
      </p>
      <p className="flex items-center gap-1.5">
        <span aria-hidden className="size-1.5 rounded-full border border-ink-3" />
        <span className="flex-1 text-ink-2">Period before</span>
        <span className="figures font-medium">{formatMoney(day.beforeMinor, currency)}</span>
      </p>
    </div>
  );
}

function spoken(days: readonly Day[], day: Day | undefined, currency: string): string {
  if (day)
    return `${dayWords(day.on, true)}: ${formatMoney(day.salesMinor, currency)}, period before ${formatMoney(day.beforeMinor, currency)}`;
  const sum = days.reduce((total, each) => total + each.salesMinor, 0);
  return `Sales of ${days.length} days, ${formatMoney(sum, currency)} in total. Use the arrow keys to read day by day.`;
}

/** The same in a table, for those who would rather read. */
export function SalesTable({ days, currency }: { days: readonly Day[]; currency: string }) {
  return (
    <div className="max-h-60 overflow-auto">
      <table className="w-full text-dense">
        <thead>
          <tr className="border-line border-b text-left text-label text-ink-2">
            <th className="py-1.5 font-medium">Day</th>
            <th className="py-1.5 text-right font-medium">This period</th>
            <th className="py-1.5 text-right font-medium">Period before</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.on} className="border-line border-b last:border-0">
              <td className="py-1.5">{dayWords(day.on, true)}</td>
              <td className="text-right">{formatMoney(day.salesMinor, currency)}</td>
              <td className="text-right text-ink-2">{formatMoney(day.beforeMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
