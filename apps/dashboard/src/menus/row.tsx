import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Menu } from "@selvedge/ui/overlays/menu";
import { Ellipsis } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";

interface RowProps {
  name: string;
  detail?: ReactNode;
  /** Before the name: a picture or a sign. */
  lead?: ReactNode;
  isSelected: boolean;
  isFirst: boolean;
  isLast: boolean;
  hasFault: boolean;
  onSelect: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One entry of a list that can be put in order: opened by a press, moved by its menu or by Alt and the arrows. */
export function Row({ name, detail, lead, isSelected, isFirst, isLast, hasFault, ...does }: RowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const by = event.key === "ArrowUp" ? -1 : 1;
    const own = event.currentTarget.closest("li");
    const neighbour = by === -1 ? own?.previousElementSibling : own?.nextElementSibling;
    does.onMove(by);
    // The entry is in its neighbour's place then, and keeps the focus.
    neighbour?.querySelector("button")?.focus();
  };
  return (
    <div
      className={cx(
        "flex items-center gap-1 rounded-control pr-1 hover:bg-sunken",
        isSelected && "bg-primary-tint outline-2 outline-primary -outline-offset-2",
      )}
    >
      <button
        type="button"
        aria-expanded={isSelected}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1 text-left text-body outline-none focus-visible:ring-2 focus-visible:ring-primary"
        onClick={does.onSelect}
        onKeyDown={onKeyDown}
      >
        {lead}
        <span className="truncate font-medium">{name || "Without a name"}</span>
        {hasFault ? <span className="shrink-0 text-label text-danger">Needs a look</span> : null}
        <span className="ml-auto min-w-0 truncate text-dense text-ink-2">{detail}</span>
      </button>
      <Menu
        label={`What to do with ${name || "it"}`}
        trigger={
          <IconButton label={`Actions for ${name || "the entry"}`} icon={Ellipsis} variant="quiet" size="dense" />
        }
        actions={[
          {
            id: "up",
            label: "Move up",
            keys: "Alt ↑",
            onAction: () => does.onMove(-1),
            ...(isFirst && { offBecause: "It is the first" }),
          },
          {
            id: "down",
            label: "Move down",
            keys: "Alt ↓",
            onAction: () => does.onMove(1),
            ...(isLast && { offBecause: "It is the last" }),
          },
          { id: "remove", label: "Remove", danger: true, onAction: does.onRemove },
        ]}
      />
    </div>
  );
}
