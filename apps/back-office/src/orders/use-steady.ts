import { useEffect, useRef, useState } from "react";
import type { OrderList, OrderRow } from "../data/reply.ts";
import { mergeSteady } from "./merge-steady.ts";

/** True while a row of the list has the keyboard's focus. */
function useRowFocus(): boolean {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const look = () => setFocused(document.activeElement?.closest("[data-row]") !== null);
    const later = () => setTimeout(look);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", later);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", later);
    };
  }, []);
  return isFocused;
}

/**
 * The rows as they stand still while somebody works along them by keyboard: what they say is renewed, but none comes,
 * goes or moves until the focus leaves the list or `settle` is called. `changed` counts what waits to be shown.
 */
export function useSteady(list: OrderList | undefined, address: string) {
  const isFocused = useRowFocus();
  const shown = useRef<{ address: string; rows: readonly OrderRow[] }>({ address: "", rows: [] });
  const [, redraw] = useState(0);
  const fresh = list?.data ?? [];
  const isSame = shown.current.address === address && shown.current.rows.length > 0;
  const merged = isFocused && isSame ? mergeSteady(shown.current.rows, fresh) : { rows: fresh, changed: 0 };
  shown.current = { address, rows: merged.rows };
  const settle = () => {
    shown.current = { address, rows: [] };
    redraw((count) => count + 1);
  };
  return { ...merged, settle };
}
