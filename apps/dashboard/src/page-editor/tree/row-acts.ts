import type { Uid } from "@selvedge/pages/doc";
import { type PointerEvent, useEffect, useRef, useState } from "react";

/** What a row of the list hears, with the block that it is of. */
export interface RowActs {
  press: (uid: Uid, isMore: boolean) => void;
  toggle: (uid: Uid) => void;
  drag: (event: PointerEvent<HTMLElement>, uid: Uid) => void;
  act: (act: "up" | "down", uid: Uid) => void;
}

/** The same acts for as long as the list is shown, so that rows without a change are not rendered again. */
export function useRowActs(acts: RowActs): RowActs {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const [same] = useState<RowActs>(() => ({
    press: (...of) => latest.current.press(...of),
    toggle: (...of) => latest.current.toggle(...of),
    drag: (...of) => latest.current.drag(...of),
    act: (...of) => latest.current.act(...of),
  }));
  return same;
}
