import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Toolbar } from "react-aria-components/Toolbar";
import { KeyHint } from "../actions/key-hint.tsx";
import { atBottom } from "../bottom-inset.ts";

export interface BulkAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  keys?: string;
  onAction: () => void;
}

export interface BulkBarProps {
  /** Rows chosen; the bar is there from the first one. */
  count: number;
  /** Only what every chosen row allows. */
  actions: readonly BulkAction[];
  onClear: () => void;
  /** Beside the count: "Select all 48". */
  aside?: ReactNode;
  /** The list has a foot of its own, which the bar leaves free. */
  isOverFooter?: boolean;
}

/** The dark bar 24 px over the foot of a list, with what can be done to the chosen rows. */
export function BulkBar({ count, actions, onClear, aside, isOverFooter }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div
      ref={atBottom}
      className={`pointer-events-none beside-navigation fixed z-30 flex justify-center max-md:bottom-20 ${isOverFooter ? "bottom-14" : "bottom-6"}`}
    >
      <Toolbar
        aria-label="Chosen rows"
        className="pointer-events-auto flex min-h-12 max-w-full animate-rise items-center gap-1 overflow-x-auto rounded-card bg-inverse px-2 text-dense text-on-inverse shadow-dialog"
      >
        <span role="status" className="figures whitespace-nowrap px-2 font-medium">
          {count} selected
        </span>
        {aside}
        <span aria-hidden className="mx-1 h-6 w-px shrink-0 bg-inverse-2/50" />
        {actions.map(({ id, label, icon: Icon, keys, onAction }) => (
          <Button key={id} onPress={onAction} className={ITEM}>
            {Icon ? <Icon aria-hidden size={16} /> : null}
            {label}
            {keys ? <KeyHint keys={keys} tone="inverse" /> : null}
          </Button>
        ))}
        <span aria-hidden className="mx-1 h-6 w-px shrink-0 bg-inverse-2/50" />
        <Button onPress={onClear} className={ITEM}>
          Clear
        </Button>
      </Toolbar>
    </div>
  );
}

const ITEM =
  "flex h-8 shrink-0 items-center gap-2 whitespace-nowrap rounded-control px-2.5 font-medium data-hovered:bg-inverse-2/25 " +
  "data-focus-visible:outline-inverse-action data-focus-visible:-outline-offset-2 max-md:h-11";
