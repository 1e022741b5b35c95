import { defects } from "@selvedge/domain/factory/defects";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { useKeys } from "../data/use-keys.ts";
import { defectKeys } from "./check-keys.ts";

/** The fourteen defects, most used first. Each button also has a letter. */
export function DefectGrid({
  onDefect,
  onBack,
  isBusy,
}: {
  onDefect: (code: string) => void;
  onBack: () => void;
  isBusy: boolean;
}) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  useKeys({ Escape: onBack });
  return (
    <section aria-label="Defects" className="grid h-full auto-rows-fr grid-cols-2 gap-3 lg:grid-cols-4">
      {defects.map(({ code, name }, index) => (
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
  );
}

/** The foot of the screen while a defect is chosen. */
export function DefectAction({ onBack }: { onBack: () => void }) {
  return (
    <NextAction icon={X} title="What is wrong with it?" detail="A new label is printed at once">
      <StationButton onPress={onBack}>Back</StationButton>
    </NextAction>
  );
}
