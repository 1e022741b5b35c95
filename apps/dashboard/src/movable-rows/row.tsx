import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Menu } from "@selvedge/ui/overlays/menu";
import { Ellipsis } from "lucide-react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { DragHandle } from "./drag-handle.tsx";
import { DropLine } from "./drop-line.tsx";
import { keysOf, type MoveKey, type RowMove } from "./row-moves.ts";

interface RowProps {
  name: string;
  detail?: ReactNode;
  /** Before the name: a picture or a sign. */
  lead?: ReactNode;
  isSelected: boolean;
  hasFault: boolean;
  isDragged: boolean;
  /** Where a dragged row would come to stand: at an edge of this one, or in its panel. */
  drop: { side: "before" | "behind" | "inside"; isRefused: boolean } | null;
  moves: readonly RowMove[];
  onSelect: () => void;
  onStep: (key: MoveKey) => void;
  onDragStart: (down: PointerEvent<HTMLElement>) => void;
  onRemove: () => void;
}

const isMove = (key: string): key is MoveKey => Object.hasOwn(keysOf, key);

/**
 * One row of a list that can be put in order: opened by a press, moved by its menu, by Alt and the arrows, and by dragging: by
 * mouse anywhere, by a finger at its handle, which leaves the rest for scrolling. The element around it is `relative`.
 */
export function Row({ name, detail, lead, isSelected, hasFault, isDragged, drop, moves, ...does }: RowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !isMove(event.key)) return;
    event.preventDefault();
    does.onStep(event.key);
  };
  return (
    <>
      {drop && drop.side !== "inside" ? <DropLine side={drop.side} isRefused={drop.isRefused} /> : null}
      <div
        data-menu-row
        className={cx(
          "flex select-none items-center gap-1 rounded-control pr-1 hover:bg-sunken",
          isSelected && "bg-primary-tint outline-2 outline-primary -outline-offset-2",
          isDragged && "opacity-50",
          drop?.side === "inside" && (drop.isRefused ? "ring-2 ring-danger" : "ring-2 ring-primary"),
        )}
        onPointerDown={(event) => event.pointerType === "mouse" && isRow(event.target) && does.onDragStart(event)}
      >
        <DragHandle className="-mr-1" onDragStart={(down) => down.pointerType !== "mouse" && does.onDragStart(down)} />
        <button
          type="button"
          aria-expanded={isSelected}
          aria-keyshortcuts={moves.map(({ id }) => `Alt+${id}`).join(" ")}
          data-row-name
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1 text-left text-body outline-none focus-visible:ring-2 focus-visible:ring-primary max-md:min-h-11"
          onClick={does.onSelect}
          onKeyDown={onKeyDown}
        >
          {lead}
          <span className="min-w-0 truncate font-medium">{name || "Without a name"}</span>
          {hasFault ? <span className="shrink-0 text-label text-danger">Needs a look</span> : null}
          <span className="ml-auto min-w-0 shrink-999 truncate text-dense text-ink-2">{detail}</span>
        </button>
        <Menu
          label={`What to do with ${name || "it"}`}
          trigger={
            <IconButton label={`Actions for ${name || "the entry"}`} icon={Ellipsis} variant="quiet" size="dense" />
          }
          actions={[
            ...moves.map(({ id, label, offBecause }) => ({
              ...{ id, label, keys: keysOf[id], onAction: () => does.onStep(id) },
              ...(offBecause && { offBecause }),
            })),
            { id: "remove", label: "Remove", danger: true, onAction: does.onRemove },
          ]}
        />
      </div>
    </>
  );
}

/** A press on the row or its name, on none of its other buttons. */
const isRow = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("button:not([data-row-name])") === null;
