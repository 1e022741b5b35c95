import { useState } from "react";
import { useFocusLater } from "../movable-rows/use-focus-later.ts";
import { useListDrag } from "../movable-rows/use-list-drag.ts";
import { movedTo } from "./menu-edits.ts";
import type { MenuLink } from "./menus-query.ts";

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
  const dragAt = useListDrag(() => (box.current ? linkRows(box.current) : []), put);
  const move = (at: number, by: -1 | 1) => {
    const to = put(at, by === 1 ? at + 2 : at - 1);
    // At an end the button that was pressed is off: the other one has the focus then.
    focusLater((list) => {
      const [up, down] = linkRows(list)[to]?.querySelectorAll<HTMLButtonElement>("[data-link-acts] button") ?? [];
      const [pressed, other] = by === 1 ? [down, up] : [up, down];
      return pressed?.disabled ? other : pressed;
    });
  };
  return { box, dragAt, move, said, focusLater };
}
