import { cx } from "@selvedge/ui/class-names.ts";
import { Plus } from "lucide-react";
import { memo } from "react";

const panes = { page: "Page", outline: "Blocks", panel: "Settings" } as const;

/** The parts of the editor; on a phone one of them lies over the lower part of the page. */
export type Pane = keyof typeof panes;

interface PaneBarProps {
  pane: Pane;
  onPane: (next: Pane) => void;
  onAdd: () => void;
}

const look = "flex min-h-14 items-center justify-center gap-1 text-dense font-medium";

/** Chooses the part that a phone shows, and adds a block. */
export const PaneBar = memo(function PaneBar({ pane, onPane, onAdd }: PaneBarProps) {
  return (
    <nav aria-label="Parts of the editor" className="grid grid-cols-4 border-t border-line bg-surface md:hidden">
      {(Object.keys(panes) as Pane[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={pane === each}
          onClick={() => onPane(each)}
          className={cx(look, pane === each ? "text-primary" : "text-ink-2")}
        >
          {panes[each]}
        </button>
      ))}
      <button type="button" onClick={onAdd} className={cx(look, "text-primary")}>
        <Plus aria-hidden size={16} /> Add
      </button>
    </nav>
  );
});
