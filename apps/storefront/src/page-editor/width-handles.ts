import type { Send } from "./overlay.ts";
import { element } from "./parts.ts";
import { gridOf, startResize } from "./resize.ts";

interface WidthHandles {
  /** The outline of the selected block. */
  box: HTMLElement;
  block: () => HTMLElement | null;
  columns: () => number | null;
  send: Send;
  redraw: () => void;
}

/** Handles at both sides of a block that change its columns, and the grid's columns while they do. */
export function widthHandles({ box, block, columns, send, redraw }: WidthHandles) {
  const guides = element("div", "guides");
  guides.hidden = true;
  guides.append(...Array.from({ length: 12 }, () => document.createElement("i")));
  let chosen: number | null = null;

  function showColumns(next: number | null) {
    chosen = next;
    const now = block();
    const grid = now && gridOf(now);
    guides.hidden = next === null || !grid;
    redraw();
    if (!now || !grid || next === null) return;
    guides.style.transform = `translateX(${grid.left}px)`;
    guides.style.width = `${grid.column * 12 - grid.gap}px`;
    guides.style.gridTemplateColumns = "repeat(12, minmax(0, 1fr))";
    guides.style.columnGap = `${grid.gap}px`;
    const first = Math.round((now.getBoundingClientRect().left - grid.left) / grid.column);
    for (const [at, guide] of [...guides.children].entries())
      guide.toggleAttribute("data-used", at >= first && at < first + next);
  }

  const edges = (["left", "right"] as const).map((side) => {
    const edge = document.createElement("button");
    edge.type = "button";
    edge.className = `edge ${side}`;
    edge.tabIndex = -1;
    edge.setAttribute("aria-label", "Drag to change the width");
    edge.addEventListener("pointerdown", (event) => {
      const [now, span] = [block(), columns()];
      if (now && span !== null)
        startResize(event, { ...{ block: now, handle: edge, side, columns: span, send }, show: showColumns });
    });
    box.append(edge);
    return edge;
  });

  return {
    guides,
    /** Columns while they are being chosen; null otherwise. */
    chosen: () => chosen,
    place(isOffered: boolean) {
      for (const edge of edges) edge.hidden = !isOffered;
    },
  };
}
