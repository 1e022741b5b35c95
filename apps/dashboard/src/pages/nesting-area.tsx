import { useRowDrag } from "@selvedge/ui/actions/use-row-drag.ts";
import { cx } from "@selvedge/ui/class-names.ts";
import { createContext, type PointerEvent, type ReactNode, use, useEffect, useRef } from "react";

interface NestingAreaProps {
  /** Puts a page under another, or at the top for null. */
  onNest: (page: number, under: number | null) => void;
  children: ReactNode;
}

const StartDrag = createContext((_down: PointerEvent<HTMLElement>, _page: number) => {});

/** What the handle of a page needs. The row around it is a link, which would take the press. */
export function useNestHandle(page: number) {
  const start = use(StartDrag);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      start(event, page);
    },
  };
}

/** The list while a page is dragged: onto another page puts it below that one, onto the line above puts it at the top. */
export function NestingArea({ onNest, children }: NestingAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { dragged, start } = useRowDrag<number, { under: number | null }>({
    spotAt: (point, page) => underAt(point, page),
    onDrop: (page, { under }) => onNest(page, under),
  });
  const under = dragged?.spot?.under;
  useEffect(() => {
    const row = under == null ? null : area.current?.querySelector(`[data-row="${under}"]`);
    row?.setAttribute("data-over", "");
    return () => row?.removeAttribute("data-over");
  }, [under]);

  return (
    <div
      ref={area}
      className={cx(
        "relative [&_[data-over]]:bg-primary-tint [&_[data-over]]:outline-2 [&_[data-over]]:outline-primary",
        dragged && "select-none",
      )}
    >
      {dragged ? (
        <div
          data-top-spot
          className={cx(
            "absolute inset-x-0 bottom-full z-20 mb-1 grid h-12 place-items-center rounded-card border border-dashed bg-surface text-dense shadow-pop",
            under === null ? "border-primary bg-primary-tint text-primary" : "border-line-strong text-ink-2",
          )}
        >
          Drop here to put it at the top, below no page
        </div>
      ) : null}
      <StartDrag value={start}>{children}</StartDrag>
    </div>
  );
}

/** The page at a point, other than the dragged one, or the top; null over neither. */
function underAt({ x, y }: { x: number; y: number }, page: number): { under: number | null } | null {
  const target = document.elementFromPoint(x, y);
  if (target?.closest("[data-top-spot]")) return { under: null };
  const row = Number(target?.closest<HTMLElement>("[data-row]")?.dataset.row ?? Number.NaN);
  return Number.isNaN(row) || row === page ? null : { under: row };
}
