import { useState } from "react";
import { useFocusLater } from "../movable-rows/use-focus-later.ts";
import { useListDrag } from "../movable-rows/use-list-drag.ts";
import { movedTo } from "./menu-edits.ts";
import type { Menus } from "./menus-query.ts";

type Columns = Menus["columns"];

/** Changes the order of the footer's columns by dragging and by key, says where each went, and leaves the focus on what was moved. */
export function useColumnRows(columns: Columns, onMoved: (next: Columns) => void) {
  const { box, focusLater } = useFocusLater<HTMLOListElement>();
  const [said, setSaid] = useState("");
  const focusRow = (at: number) =>
    focusLater((list) => list.children[at]?.querySelector<HTMLElement>("[data-row-name]") ?? null);
  /** The first field of what a row opens. */
  const focusForm = (at: number) => focusLater((list) => list.children[at]?.querySelector("input") ?? null);
  /** Puts a column before the one that is at `before` now. */
  const put = (at: number, before: number) => {
    const to = before > at ? before - 1 : before;
    if (to === at || to < 0 || to >= columns.length) return;
    onMoved(movedTo(columns, at, before));
    setSaid(`${columns[at]!.title || "The column"} is ${to + 1} of ${columns.length}.`);
    focusRow(to);
  };
  const dragAt = useListDrag(() => [...(box.current?.children ?? [])] as HTMLElement[], put);
  return { box, dragAt, put, said, focusRow, focusForm };
}
