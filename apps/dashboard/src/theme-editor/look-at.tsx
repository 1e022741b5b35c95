import { Segmented } from "@selvedge/ui/choices/segmented";
import { Switch } from "@selvedge/ui/choices/switch";
import { memo } from "react";
import type { LookedAt } from "./looked-at.ts";

interface LookAtProps {
  pages: readonly LookedAt[];
  at: string;
  onChange: (id: string) => void;
  /** There is a draft to compare. */
  isChanged: boolean;
  isCompared: boolean;
  onCompare: (isOn: boolean) => void;
}

/** The pages to look at, and whether both looks are shown. Not rendered again with every change of a key. */
export const LookAt = memo(function LookAt({ pages, at, onChange, isChanged, isCompared, onCompare }: LookAtProps) {
  return (
    <div className="flex items-center gap-3 border-line border-b bg-canvas px-3 py-1.5">
      <span className="shrink-0 text-dense text-ink-2 max-md:sr-only">Look at</span>
      <div className="min-w-0 flex-1">
        <Segmented
          label="Look at"
          segments={pages.map(({ id, label }) => ({ id, label }))}
          value={at}
          onChange={onChange}
        />
      </div>
      <span className="shrink-0" title={isChanged ? undefined : "Nothing is changed yet"}>
        <Switch
          label={
            <>
              <span className="max-md:hidden">Before and after</span>
              <span className="md:hidden">Compare</span>
            </>
          }
          className="text-dense"
          isDisabled={!isChanged}
          isSelected={isCompared && isChanged}
          onChange={onCompare}
        />
      </span>
    </div>
  );
});
