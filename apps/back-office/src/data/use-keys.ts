import { isTyping } from "@selvedge/ui/tables/use-list-keys";
import { useEffect, useEffectEvent } from "react";

type Keys = Record<string, () => void>;

/** Calls back for single keys of a page. Keys do nothing while a text field has the focus or a dialog is open. */
export function useKeys(keys: Keys, isOff = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("[role=dialog],[role=alertdialog],[role=menu],[role=listbox]")) return;
    answerKey(keys, event);
  });
  useEffect(() => {
    if (isOff) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOff]);
}

/** Acts once for each press: what a held key repeats is meant for what was on screen when it went down. */
export function answerKey(keys: Keys, event: Pick<KeyboardEvent, "key" | "repeat" | "preventDefault">): void {
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  if (!event.repeat) act();
}
