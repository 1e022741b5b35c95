import type { Send } from "./overlay.ts";

interface Resizing {
  block: HTMLElement;
  handle: HTMLElement;
  side: "left" | "right";
  /** Columns of twelve that it takes now. */
  columns: number;
  /** Shows the columns while they are chosen; null once they are. */
  show: (columns: number | null) => void;
  send: Send;
}

const clamp = (columns: number) => Math.min(12, Math.max(3, Math.round(columns)));

/** The grid that a block is in, with its twelve columns in pixels; null on a narrow window, which has fewer. */
export function gridOf(block: HTMLElement): { left: number; column: number; gap: number } | null {
  const grid = block.parentElement;
  if (!grid) return null;
  const { gridTemplateColumns, columnGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(" ");
  if (columns.length !== 12) return null;
  const gap = Number.parseFloat(columnGap) || 0;
  const { left, width } = grid.getBoundingClientRect();
  return { left, gap, column: (width + gap) / 12 };
}

/** Drags a block's edge from column to column; what is shown meanwhile is what will be stored. Escape puts it back. */
export function startResize(down: PointerEvent, { block, handle, side, columns, show, send }: Resizing): void {
  const grid = gridOf(block);
  if (!grid) return;
  down.preventDefault();
  handle.setPointerCapture(down.pointerId);
  const ending = new AbortController();
  const { signal } = ending;
  const { width } = block.getBoundingClientRect();
  let chosen = columns;

  function become(next: number) {
    if (next === chosen) return;
    chosen = next;
    block.style.setProperty("--span", String(next));
    show(next);
  }
  function end() {
    ending.abort();
    show(null);
  }
  show(columns);
  handle.addEventListener(
    "pointermove",
    ({ clientX }) => {
      const by = (clientX - down.clientX) * (side === "right" ? 1 : -1);
      become(clamp((width + by + grid.gap) / grid.column));
    },
    { signal },
  );
  handle.addEventListener(
    "pointerup",
    () => {
      end();
      if (chosen !== columns) send({ t: "resize", uid: block.dataset.uid!, size: chosen, isDone: true });
    },
    { signal },
  );
  const cancel = () => {
    become(columns);
    end();
  };
  handle.addEventListener("pointercancel", cancel, { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.stopImmediatePropagation();
      cancel();
    },
    { signal, capture: true },
  );
}
