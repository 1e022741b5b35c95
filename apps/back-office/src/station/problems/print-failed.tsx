import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { Hand, type LucideIcon, ScanBarcode, Wrench } from "lucide-react";
import type { Garment, ScanAnswer } from "../../data/reply.ts";
import { PrintedGarment } from "../printed-garment.tsx";

/** What a machine did not print, beside the way out: three steps, of which the last is the next scan. */
export function PrintFailed({ answer, garment }: { answer: ScanAnswer; garment: Garment }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-full lg:grid-cols-[minmax(0,0.6fr)_minmax(0,1fr)]">
      <Unprinted garment={garment} />
      <div className="flex min-h-0 flex-col gap-3">
        <ol aria-label="What to do" className="grid min-h-0 flex-1 auto-rows-fr gap-3">
          {stepsFor(garment, answer).map((step, index) => (
            <Step key={step.title} {...step} number={index + 1} />
          ))}
        </ol>
        <p className="text-[20px]/7 text-ink-2 max-md:text-[17px]/6">
          Another machine of the same kind works too. If the garment is damaged, press Problem to remake it.
        </p>
      </div>
    </div>
  );
}

interface StepWords {
  icon: LucideIcon;
  title: string;
  detail: string;
}

function stepsFor({ word, platen }: Garment, { next }: ScanAnswer): StepWords[] {
  return [
    platen
      ? { icon: Hand, title: `Take the ${word} off`, detail: "Look for folds, a thick seam, or ink on it" }
      : { icon: Hand, title: `Take the ${word} out`, detail: "Look for creases, or ink on it" },
    { icon: Wrench, title: "Check the machine", detail: "Its display shows what is wrong" },
    { icon: ScanBarcode, title: "Put it back, scan the label", detail: next.detail },
  ];
}

function Step({ icon: Icon, title, detail, number }: StepWords & { number: number }) {
  const isFirst = number === 1;
  return (
    <li
      className={`flex min-h-24 items-center gap-5 rounded-card px-5 max-md:gap-3 max-md:px-3 ${isFirst ? "border-[3px] border-primary bg-primary-tint" : "border border-line-strong bg-surface"}`}
    >
      <span
        aria-hidden
        className={`figures w-8 text-center text-[44px]/[48px] font-semibold max-md:w-6 max-md:text-[32px]/9 ${isFirst ? "text-primary" : "text-ink-2"}`}
      >
        {number}
      </span>
      <Icon aria-hidden size={36} className="shrink-0 max-md:size-7" />
      <span className="min-w-0">
        <strong className="block text-[28px]/9 font-semibold tracking-[-0.02em] max-md:text-[22px]/7">{title}</strong>
        <span className="block text-[20px]/7 text-ink-2 max-md:text-[17px]/6">{detail}</span>
      </span>
    </li>
  );
}

function Unprinted({ garment }: { garment: Garment }) {
  return (
    <section
      aria-label="Not printed"
      className="flex min-h-0 flex-col overflow-hidden rounded-card border-[6px] border-danger bg-surface max-lg:flex-row"
    >
      <div className="flex min-h-0 flex-1 items-center justify-center bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] p-3 max-lg:h-40">
        <PrintedGarment garment={garment} isBare />
      </div>
      <div className="min-w-0 p-4 max-lg:flex-1">
        <p className="flex items-center gap-3 text-[36px]/[44px] font-semibold tracking-[-0.025em] max-md:text-[24px]/8">
          <span
            aria-hidden
            className="size-9 shrink-0 rounded-card shadow-[inset_0_0_0_2px_rgb(128_128_128/40%)]"
            style={{ backgroundColor: garment.hex }}
          />
          <span className="min-w-0 wrap-anywhere">{`${garment.colour} ${garment.size}`}</span>
        </p>
        <p className="figures text-[20px]/7 text-ink-2 max-md:text-[17px]/6">
          {`${spacedLabelCode(garment.code)}, ${garment.orderReference}`}
        </p>
        <p className="text-[20px]/7 font-semibold text-danger">Not printed</p>
      </div>
    </section>
  );
}
