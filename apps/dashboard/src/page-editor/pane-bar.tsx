import { cx } from "@selvedge/ui/class-names.ts";

const panes = { page: "Page", outline: "Blocks", panel: "Settings" } as const;

/** The parts of the editor, of which a phone shows one. */
export type Pane = keyof typeof panes;

/** Chooses the part that a phone shows. */
export function PaneBar({ pane, onPane }: { pane: Pane; onPane: (next: Pane) => void }) {
  return (
    <nav aria-label="Parts of the editor" className="grid grid-cols-3 border-t border-line bg-surface md:hidden">
      {(Object.keys(panes) as Pane[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={pane === each}
          onClick={() => onPane(each)}
          className={cx("min-h-12 text-dense font-medium", pane === each ? "text-primary" : "text-ink-2")}
        >
          {panes[each]}
        </button>
      ))}
    </nav>
  );
}
