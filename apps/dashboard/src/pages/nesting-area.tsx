import { cx } from "@selvedge/ui/class-names.ts";
import { type DragEvent, type ReactNode, useRef, useState } from "react";

interface NestingAreaProps {
  /** Puts a page under another, or at the top for null. */
  onNest: (page: number, under: number | null) => void;
  children: ReactNode;
}

const rowAt = ({ target }: DragEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;

/** The list while a page is dragged: onto another page puts it below that one, onto the line above puts it at the top. */
export function NestingArea({ onNest, children }: NestingAreaProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [isOverTop, setOverTop] = useState(false);
  const marked = useRef<HTMLElement | null>(null);

  function mark(row: HTMLElement | null) {
    if (marked.current === row) return;
    marked.current?.removeAttribute("data-over");
    row?.setAttribute("data-over", "");
    marked.current = row;
  }
  function end() {
    mark(null);
    setDragged(null);
    setOverTop(false);
  }
  const nest = (under: number | null) => {
    if (dragged !== null && under !== dragged) onNest(dragged, under);
    end();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu of each row does the same by keys
    <div
      className="[&_[data-over]]:bg-primary-tint [&_[data-over]]:outline-2 [&_[data-over]]:outline-primary"
      onDragStart={(event) => {
        const handle = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag-page]") : null;
        if (!handle) return;
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", handle.dataset.dragPage ?? "");
        setDragged(Number(handle.dataset.dragPage));
      }}
      onDragOver={(event) => {
        const row = dragged === null ? null : rowAt(event);
        const isTarget = row !== null && Number(row.dataset.row) !== dragged;
        mark(isTarget ? row : null);
        if (isTarget) event.preventDefault();
      }}
      onDrop={(event) => {
        const row = rowAt(event);
        if (!row) return;
        event.preventDefault();
        nest(Number(row.dataset.row));
      }}
      onDragEnd={end}
    >
      {dragged === null ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the menu of each row does the same by keys
        <div
          className={cx(
            "mb-2 rounded-card border border-dashed p-2 text-center text-dense",
            isOverTop ? "border-primary bg-primary-tint text-primary" : "border-line-strong text-ink-2",
          )}
          onDragOver={(event) => {
            event.preventDefault();
            event.stopPropagation();
            mark(null);
            setOverTop(true);
          }}
          onDragLeave={() => setOverTop(false)}
          onDrop={(event) => {
            event.preventDefault();
            event.stopPropagation();
            nest(null);
          }}
        >
          Drop here to put it at the top, below no page
        </div>
      )}
      {children}
    </div>
  );
}
