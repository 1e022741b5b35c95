import { useRowDrag } from "@selvedge/ui/actions/use-row-drag.ts";
import { type PointerEvent, useState } from "react";
import { movedTo } from "./menu-edits.ts";
import type { MenuLink } from "./menus-query.ts";
import { useFocusLater } from "./use-focus-later.ts";

interface LinkSpot {
  at: number;
  side: "before" | "behind";
}

export const linkRows = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>("[data-link-row]")];

/** Changes the order of links by dragging and by their buttons, says where each went, and leaves the focus on what was pressed. */
export function useLinkRows(links: readonly MenuLink[], onChange: (next: MenuLink[]) => void) {
  const { box, focusLater } = useFocusLater<HTMLFieldSetElement>();
  const [said, setSaid] = useState("");
  const put = (at: number, before: number) => {
    const to = before > at ? before - 1 : before;
    if (to === at) return to;
    onChange(movedTo(links, at, before));
    setSaid(`${links[at]!.title || "The link"} is ${to + 1} of ${links.length}.`);
    return to;
  };
  const { dragged, start } = useRowDrag<number, LinkSpot>({
    spotAt: ({ y }) => (box.current ? spotOf(linkRows(box.current), y) : null),
    onDrop: (at, spot) => put(at, spot.side === "before" ? spot.at : spot.at + 1),
  });
  const rowAt = (at: number) => ({
    isDragged: dragged?.of === at,
    drop: dragged?.spot?.at === at ? dragged.spot.side : null,
    onDragStart: (down: PointerEvent<HTMLElement>) => start(down, at),
    onMove: (by: -1 | 1) => {
      const to = put(at, by === 1 ? at + 2 : at - 1);
      // At an end the button that was pressed is off: the other one has the focus then.
      focusLater((list) => {
        const [up, down] = linkRows(list)[to]?.querySelectorAll<HTMLButtonElement>("[data-link-acts] button") ?? [];
        const [pressed, other] = by === 1 ? [down, up] : [up, down];
        return pressed?.disabled ? other : pressed;
      });
    },
  });
  return { box, rowAt, said, focusLater };
}

/** The edge that is next to a height of the window. */
function spotOf(rows: readonly HTMLElement[], y: number): LinkSpot | null {
  const at = rows.findIndex((row) => row.getBoundingClientRect().bottom >= y);
  const last = rows.length - 1;
  if (last < 0) return null;
  if (at === -1) return { at: last, side: "behind" };
  const { top, height } = rows[at]!.getBoundingClientRect();
  return { at, side: y < top + height / 2 ? "before" : "behind" };
}
