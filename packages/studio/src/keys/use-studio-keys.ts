import { useEffect, useEffectEvent } from "react";
import { actionOf, type StudioAction, selectsText } from "./keyboard-map.ts";

/** Runs what keys mean, unless a person types, a dialog is open or the key belongs to a control that has the focus. */
export function useStudioKeys(act: (action: StudioAction) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey;
    if (event.altKey || isTyping(event.target) || document.querySelector("[role=dialog]")) return;
    const key = { key: event.key, shiftKey: event.shiftKey, command };
    // The page's words chosen would hold on to every drag that begins on them.
    if (selectsText(key)) event.preventDefault();
    const action = actionOf(key);
    if (!action) return;
    if (!command && belongsToControl(event.target)) return;
    if (act(action)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && target.getAttribute("type") !== "radio"));

/** Arrow keys move along toolbars, swatches and tabs. */
const belongsToControl = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("[role=toolbar],[role=radiogroup],[role=listbox],[role=menu]") !== null;
