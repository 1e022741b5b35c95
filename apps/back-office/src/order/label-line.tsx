import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { shortStamp } from "@selvedge/ui/words/date-format.ts";
import { Check, Circle, Loader, Minus, X } from "lucide-react";
import type { StaffLabel } from "../data/reply.ts";
import { cellTime } from "./cell-time.ts";

type Step = StaffLabel["steps"][number];

/** The columns of a garment's way, as on the floor. */
export const stationColumns = ["Picked", "Pretreat", "Printed", "QC", "Put wall", "Packed"] as const;

/** One garment: its label, one cell a station, its hole. A thrown-away one is struck through. */
export function LabelLine({ label }: { label: StaffLabel }) {
  return (
    <tr className={`border-line border-t border-dashed ${label.isReplaced ? "text-ink-2" : ""}`}>
      <td className="figures py-2 pl-4 align-top font-medium">{`${label.counter}/${label.of}`}</td>
      <td className={`py-2 align-top font-mono text-label whitespace-nowrap ${label.isReplaced ? "line-through" : ""}`}>
        {spacedLabelCode(label.code)}
      </td>
      {label.steps.map((step) => (
        <td key={step.station} className="py-2 pr-2 align-top">
          <Cell step={step} />
        </td>
      ))}
      <td className="py-2 pr-4 text-right align-top">
        {label.hole && !label.isReplaced ? <Hole code={label.hole} /> : <span className="text-ink-3">–</span>}
      </td>
    </tr>
  );
}

/** The same garment on a phone or tablet: its stations below each other, two or three in a row. */
export function LabelCard({ label }: { label: StaffLabel }) {
  return (
    <li className={`border-line border-t border-dashed px-4 py-3 ${label.isReplaced ? "text-ink-2" : ""}`}>
      <p className="flex items-center gap-3">
        <span className="figures font-medium">{`${label.counter}/${label.of}`}</span>
        <span className={`font-mono ${label.isReplaced ? "line-through" : ""}`}>{spacedLabelCode(label.code)}</span>
        {label.hole && !label.isReplaced ? (
          <span className="ml-auto flex items-center gap-2 text-ink-2">
            Hole <Hole code={label.hole} />
          </span>
        ) : null}
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {label.steps.map((step, place) => (
          <div key={step.station} className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-2">
            <dt className="leading-tight text-ink-2">{stationColumns[place]}</dt>
            <dd>
              <Cell step={step} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

const Hole = ({ code }: { code: string }) => (
  <span className="figures rounded-control bg-success-tint px-2 py-0.5 text-label font-semibold text-success">
    {code}
  </span>
);

function Cell({ step }: { step: Step }) {
  const { icon: Icon, ink, words } = CELLS[step.state];
  return (
    <span className="flex items-start gap-1.5">
      <Icon
        aria-hidden
        size={14}
        strokeWidth={2.25}
        data-keep-motion={step.state === "now" || undefined}
        className={`mt-0.5 shrink-0 ${ink} ${step.state === "now" ? "animate-spin" : ""}`}
      />
      <span className="min-w-0 leading-tight">
        <span
          className={`block ${step.at ? "whitespace-nowrap" : ""} ${step.state === "failed" ? "font-medium text-danger" : step.state === "now" ? "font-medium text-primary" : ""}`}
        >
          {step.at ? <When at={step.at} /> : words === "" ? <span className="sr-only">to come</span> : words}
        </span>
        {step.by ? <span className="block text-tiny text-ink-2 wrap-anywhere">{step.by}</span> : null}
      </span>
    </span>
  );
}

/** When it was, short enough for a cell; the full date and time as a tooltip (platform-core §3). */
function When({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={shortStamp(date)}>
      {cellTime(date, new Date())}
    </time>
  );
}

const CELLS: Record<Step["state"], { icon: typeof Check; ink: string; words: string }> = {
  done: { icon: Check, ink: "text-success", words: "Done" },
  now: { icon: Loader, ink: "text-primary", words: "Now" },
  later: { icon: Circle, ink: "text-ink-3", words: "" },
  not_needed: { icon: Minus, ink: "text-ink-3", words: "Not needed" },
  failed: { icon: X, ink: "text-danger", words: "Failed" },
  replaced: { icon: Minus, ink: "text-ink-3", words: "Replaced" },
};
