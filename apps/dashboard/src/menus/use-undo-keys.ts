import { isTyping } from "@selvedge/ui/tables/use-list-keys";
import { useEffect, useEffectEvent } from "react";

/** Ctrl Z, and Ctrl Shift Z or Ctrl Y. In a field they are the browser's own and take back what is typed there; a dialog has its own. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("[role=dialog],[role=alertdialog],[role=menu],[role=listbox]")) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
