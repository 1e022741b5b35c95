import { type RefObject, useEffect, useRef } from "react";
import { type Selection, toggleOne } from "./table-selection.ts";

interface ListKeys {
  enabled: boolean;
  selection?: Selection;
}

/**
 * Returns a ref for the element around rows marked `data-row`. J and K move the focus along the rows, X chooses, Enter
 * opens the row's link. The keys do nothing while a text field has the focus or a dialog is open.
 */
export function useListKeys({ enabled, selection }: ListKeys): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (!list.current || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("[role=dialog],[role=alertdialog]")) return;
      if (act(event.key.toLowerCase(), list.current, selection)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [enabled, selection]);
  return list;
}

/** Whether keys pressed on this element are text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
    ? !(target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
    : false;
}

function act(key: string, list: HTMLElement, selection?: Selection): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at];
  if (key === "j") return focusRow(rows[Math.min(at + 1, rows.length - 1)]);
  if (key === "k") return focusRow(rows[Math.max(at - 1, 0)]);
  if (key === "x" && row && selection) {
    selection.onChange(toggleOne(selection.selected, row.dataset.row ?? ""));
    return true;
  }
  if (key === "enter" && row && row === document.activeElement) {
    row.querySelector<HTMLElement>("a[href]")?.click();
    return true;
  }
  return false;
}

function focusRow(row: HTMLElement | undefined): boolean {
  row?.focus();
  row?.scrollIntoView({ block: "nearest" });
  return row !== undefined;
}
