import type { ReactNode } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";

export interface Segment {
  id: string;
  label: ReactNode;
}

export interface SegmentedProps {
  label: string;
  segments: readonly Segment[];
  value: string;
  onChange: (id: string) => void;
}

/** Two to four ways to see the same thing, one of them on. */
export function Segmented({ label, segments, value, onChange }: SegmentedProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange(String([...keys][0]))}
      className="inline-flex max-w-full overflow-x-auto rounded-control border border-line bg-sunken p-0.5"
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.id}
          id={segment.id}
          className="h-7 shrink-0 whitespace-nowrap rounded-[5px] border border-transparent px-3 text-dense font-medium text-ink-2 transition-colors data-hovered:text-ink data-selected:border-line-strong data-selected:bg-surface data-selected:text-ink max-md:h-10"
        >
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
