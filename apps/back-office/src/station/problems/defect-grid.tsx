import { defectsFoundAt } from "@selvedge/domain/factory/defects";
import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "react-aria-components/Button";
import type { Garment, Station } from "../../data/reply.ts";
import { useKeys } from "../../data/use-keys.ts";
import { PrintedGarment } from "../printed-garment.tsx";
import { defectKeys } from "../scans/check-keys.ts";

/** The garment that is spoilt, and the defects that can be found at this station, most used first, each with a letter. */
export function DefectGrid({
  garment,
  station,
  onDefect,
  onBack,
  isBusy,
}: {
  garment: Garment;
  station: Station["kind"];
  onDefect: (code: string) => void;
  onBack: () => void;
  isBusy: boolean;
}) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  useKeys({ Escape: onBack });
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(max-content,1fr)] gap-3 lg:h-full lg:grid-cols-[280px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
      <DefectiveGarment garment={garment} />
      <section
        aria-label="Defects"
        className="grid auto-rows-[minmax(4rem,1fr)] grid-cols-2 gap-3 max-md:gap-2 lg:grid-cols-3"
      >
        {defectsFoundAt(station).map(({ code, name }, index) => (
          <Button
            key={code}
            ref={index === 0 ? first : null}
            isDisabled={isBusy}
            onPress={() => onDefect(code)}
            className="flex min-h-16 items-center gap-4 rounded-card border-2 border-line-strong bg-surface px-4 text-left text-[22px]/7 max-md:text-[18px]/6 font-semibold focus-visible:border-primary data-hovered:border-danger data-hovered:bg-danger-tint data-disabled:opacity-50"
          >
            <kbd
              aria-hidden
              className="flex size-9 shrink-0 max-md:hidden items-center justify-center rounded-mark border border-line-strong border-b-2 bg-sunken font-sans text-[18px]"
            >
              {defectKeys[index]}
            </kbd>
            {name}
          </Button>
        ))}
      </section>
    </div>
  );
}

function DefectiveGarment({ garment }: { garment: Garment }) {
  return (
    <section
      aria-label="The garment in hand"
      className="flex min-h-0 items-center gap-4 overflow-hidden rounded-card border-2 border-danger bg-surface lg:flex-col lg:items-stretch lg:gap-0"
    >
      <div className="flex min-h-0 items-center justify-center bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] p-2 max-lg:size-24 max-lg:shrink-0 lg:flex-1">
        <PrintedGarment garment={garment} className="w-full" />
      </div>
      <div className="min-w-0 flex-1 py-1.5 pr-3 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:[&>:nth-child(n+3)]:col-span-2 lg:flex-none lg:p-4">
        <p className="truncate text-[26px]/8 font-semibold max-md:text-[20px]/7">{garment.colour}</p>
        <p className="text-[44px]/[48px] font-semibold tracking-[-0.025em] max-lg:text-[28px]/8">{garment.size}</p>
        <p className="truncate text-[18px]/7 text-ink-2 max-lg:text-[16px]/6">{garment.name}</p>
        <p className="figures truncate font-mono text-[18px]/7 text-ink-2 max-lg:text-[16px]/6">
          {spacedLabelCode(garment.code)}
        </p>
      </div>
    </section>
  );
}

/** The foot of the screen while a defect is chosen. */
export function DefectAction({ onBack }: { onBack: () => void }) {
  return (
    <NextAction icon={X} title="What is wrong with it?" detail="A new label prints right away">
      <StationButton onPress={onBack}>Back</StationButton>
    </NextAction>
  );
}
