import { isTyping } from "@selvedge/ui/use-list-keys";
import { useEffect, useEffectEvent } from "react";

/** Calls back for single keys of a page. Keys do nothing while a text field has the focus or a dialog is open. */
export function useKeys(keys: Record<string, () => void>, isOff = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("[role=dialog],[role=alertdialog],[role=menu],[role=listbox]")) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (isOff) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOff]);
}
