import { useEffect, useRef, useState } from "react";
import type { OrderList, OrderRow } from "../data/reply.ts";
import { mergeFrozenRows } from "./merge-frozen-rows.ts";

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
 * The rows, frozen while someone works along them by keyboard: their content is updated, but no row is added, removed or
 * moved until the focus leaves the list or `showChanges` is called. `changed` counts the changes that are not shown yet.
 */
export function useFrozenRows(list: OrderList | undefined, address: string) {
  const isFocused = useRowFocus();
  const shown = useRef<{ address: string; rows: readonly OrderRow[] }>({ address: "", rows: [] });
  const [, redraw] = useState(0);
  const fresh = list?.data ?? [];
  const isSame = shown.current.address === address && shown.current.rows.length > 0;
  const merged = isFocused && isSame ? mergeFrozenRows(shown.current.rows, fresh) : { rows: fresh, changed: 0 };
  shown.current = { address, rows: merged.rows };
  const showChanges = () => {
    shown.current = { address, rows: [] };
    redraw((count) => count + 1);
  };
  return { ...merged, showChanges };
}
