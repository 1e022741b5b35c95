import { TextLink } from "@selvedge/ui/actions/text-link";
import { Thumb } from "@selvedge/ui/content/thumb";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { Money } from "@selvedge/ui/words/money";
import { TypedWords } from "@selvedge/ui/words/typed-words";
import { Check } from "lucide-react";
import type { Order } from "../data/reply.ts";

type Garment = Order["garments"][number];
type Step = Garment["steps"][number];

const names: Record<Step["code"], string> = {
  paid: "Paid",
  picked: "Picked",
  pretreated: "Pretreated",
  printed: "Printed",
  checked: "Checked",
  packed: "Packed",
  sent: "Sent",
};

interface GarmentLineProps {
  garment: Garment;
  /** How many pieces stand where this one does. */
  count: number;
  currency: string;
  /** Its money went back, or all of the order's, and no more is made of it. */
  isRefunded: boolean;
}

/** One garment, or several that stand alike, with the way through the factory: seven dots with their times. */
export function GarmentLine({ garment, count, currency, isRefunded }: GarmentLineProps) {
  const isDone = garment.steps.every(({ state }) => state === "done" || state === "not_needed");
  // A line's own sum is not the rounded price of a piece times their number.
  const each = count > 1 ? " each" : "";
  const wasMade = garment.steps.some(({ code, state }) => code !== "paid" && state === "done");
  return (
    <li className="border-line border-t p-4">
      <div className="flex items-start gap-3">
        {garment.imageUrl ? <Thumb picture={{ id: garment.key, src: garment.imageUrl, alt: "" }} size={52} /> : null}
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2">
            {count > 1 ? <span className="font-medium">{count} ×</span> : null}
            <TextLink href={`/products/${garment.productId}`} className="text-ink">
              {garment.name}
            </TextLink>
            {isRefunded && !isDone ? (
              <StatusBadge>{garment.isRefunded ? "Refunded, not made" : wasMade ? "Not sent" : "Not made"}</StatusBadge>
            ) : (
              <StatusBadge tone={isDone ? "success" : "primary"} shape={isDone ? "dot" : "ring"}>
                {garment.now}
              </StatusBadge>
            )}
            {garment.isRemade ? <StatusBadge tone="warning">Made again</StatusBadge> : null}
          </p>
          <p className="text-dense text-ink-2">
            {[garment.colour, garment.size, garment.sides.join(" and "), count > 1 ? "" : garment.labelCode]
              .filter(Boolean)
              .join(" · ")}
            {garment.bundle ? <span className="block">In {garment.bundle}</span> : null}
            <TypedWords words={garment.personalisation} />
          </p>
        </div>
        <p className="text-right">
          <span className="block font-medium">
            <Money amountMinor={garment.priceIncTaxMinor} currency={currency} />
            {each}
          </span>
          {garment.profitMinor === null || isRefunded ? null : (
            <span className="text-label text-ink-2">
              your profit <Money amountMinor={garment.profitMinor} currency={currency} />
              {each}
            </span>
          )}
        </p>
      </div>
      {garment.isRemade ? (
        <p className="mt-3 rounded-control bg-warning-tint p-2.5 text-dense">
          The first one failed quality control. We are making a new one at our cost.
        </p>
      ) : null}
      {isRefunded && !wasMade ? null : (
        <ol className="mt-4 flex max-md:flex-col max-md:gap-2">
          {garment.steps.map((step) => (
            <StepDot key={step.code} step={step} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** An order on terms is made before it is paid; other steps are not needed by what it is made of. */
const passedBy = ({ code }: Step): string => (code === "paid" ? "By invoice" : "Not needed");

function StepDot({ step }: { step: Step }) {
  const isDone = step.state === "done";
  const isNow = step.state === "now";
  return (
    <li
      className="relative flex flex-1 flex-col items-center text-center text-label max-md:flex-row max-md:gap-3 max-md:text-left md:before:absolute md:before:top-[8px] md:before:right-1/2 md:before:h-0.5 md:before:w-full md:before:bg-line-strong md:first:before:hidden md:data-done:before:bg-primary"
      data-done={isDone || undefined}
    >
      <span
        aria-hidden
        className={`relative z-1 flex size-4.5 items-center justify-center rounded-full ${isDone ? "bg-primary text-on-primary" : isNow ? "border-[5px] border-primary bg-surface" : "border border-control bg-surface"}`}
      >
        {isDone ? <Check size={11} strokeWidth={3} /> : null}
      </span>
      <span className={`mt-1.5 max-md:mt-0 ${isDone || isNow ? "font-medium" : "text-ink-2"}`}>
        {names[step.code]}
        <span className="sr-only">, {step.state.replace("_", " ")}</span>
      </span>
      <span className="figures text-tiny text-ink-2 max-md:ml-auto">
        {step.state === "not_needed" ? passedBy(step) : step.at ? clockTime(new Date(step.at)) : ""}
      </span>
    </li>
  );
}
