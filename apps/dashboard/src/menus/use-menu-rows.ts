import { useRowDrag } from "@selvedge/ui/actions/use-row-drag.ts";
import { type PointerEvent, useEffect, useState } from "react";
import type { MoveKey } from "../movable-rows/row-moves.ts";
import { useFocusLater } from "../movable-rows/use-focus-later.ts";
import {
  isSamePlace,
  type MenuMoved,
  type MenuPlace,
  type MenuSpot,
  menuSpot,
  movedInMenu,
  movesOf,
  steppedInMenu,
} from "./menu-moves.ts";
import type { MenuEntry } from "./menus-query.ts";

/** To the side by so much, in pixels, a dragged row goes into a panel or out of it. */
const indentPx = 28;

export type MenuRows = ReturnType<typeof useMenuRows>;
type Settled = Exclude<MenuMoved, { refused: string }>;

/** Moves the rows of the main menu by dragging and by key, says what came of it, and leaves the focus on what was moved. */
export function useMenuRows(menu: readonly MenuEntry[], onMoved: (moved: Settled) => void) {
  const { box: list, focusLater } = useFocusLater<HTMLOListElement>();
  const [said, setSaid] = useState("");
  const focusRow = (place: MenuPlace) =>
    focusLater((box) => rowIn(box, place)?.querySelector<HTMLElement>("[data-row-name]"));
  /** The first field of what a row opens. */
  const focusForm = (place: MenuPlace) => focusLater((box) => rowIn(box, place)?.querySelector<HTMLElement>("input"));

  const settle = (from: MenuPlace, moved: MenuMoved) => {
    if ("refused" in moved) return setSaid(moved.refused);
    if (isSamePlace(from, moved.place)) return;
    onMoved(moved);
    setSaid(moved.words);
    focusRow(moved.place);
  };
  const { dragged, start } = useRowDrag<MenuPlace, Shown>({
    spotAt: ({ x, y, byX }, from) => {
      const isInner = byX > indentPx || (from.segment !== null && byX > -indentPx);
      const over = list.current && rowOver(list.current, { x, y }, isInner);
      const spot = over && menuSpot(menu, from, { ...over, isInner });
      return spot && { ...spot, moved: movedInMenu(menu, from, spot.to) };
    },
    onDrop: (from, { moved }) => settle(from, moved),
  });
  const shown = dragged?.spot;
  const isRefused = shown ? "refused" in shown.moved : false;
  const drop = shown && { isRefused, words: "refused" in shown.moved ? shown.moved.refused : shown.moved.words };
  const dropWords = drop?.words ?? "";
  useEffect(() => {
    if (dropWords) setSaid(dropWords);
  }, [dropWords]);

  const rowAt = (place: MenuPlace) => ({
    isDragged: dragged !== null && isSamePlace(dragged.of, place),
    drop: shown && isSamePlace(shown.at, place) ? { side: shown.side, isRefused } : null,
    moves: movesOf(menu, place),
    onStep: (key: MoveKey) => settle(place, steppedInMenu(menu, place, key)),
    onDragStart: (down: PointerEvent<HTMLElement>) => start(down, place),
  });
  return { list, rowAt, drop, said, focusRow, focusForm };
}

type Shown = MenuSpot & { moved: MenuMoved };

const rowIn = (list: HTMLElement, { entry, segment }: MenuPlace): Element | undefined => {
  const own = list.children[entry];
  return segment === null ? own : own?.querySelector(":scope > ol")?.children[segment];
};

/** Beside the list by more than this, in pixels, a pointer is over none of its rows. */
const besidePx = 60;

/** The row at the height of a point, the first or the last where it is above or below them all. */
function rowOver(list: HTMLElement, { x, y }: { x: number; y: number }, isInner: boolean) {
  const { left, right, top, bottom } = list.getBoundingClientRect();
  if (x < left - besidePx || x > right + besidePx || y < top - besidePx || y > bottom + besidePx) return null;
  const entry = reached([...list.children], y);
  const own = list.children[entry];
  if (!own) return null;
  if (!isInner) return { place: { entry, segment: null }, down: downOf(own, y) };
  const row = own.querySelector(":scope > [data-menu-row]")!;
  const inner = [...(own.querySelector(":scope > ol")?.children ?? [])];
  if (inner.length === 0 || y <= row.getBoundingClientRect().bottom)
    return { place: { entry, segment: null }, down: downOf(row, y) };
  const segment = reached(inner, y);
  return { place: { entry, segment }, down: downOf(inner[segment]!, y) };
}

/** The first that ends below the height, else the last. */
function reached(rows: readonly Element[], y: number): number {
  const at = rows.findIndex((row) => row.getBoundingClientRect().bottom >= y);
  return at === -1 ? rows.length - 1 : at;
}

function downOf(row: Element, y: number): number {
  const { top, height } = row.getBoundingClientRect();
  return (y - top) / height;
}
