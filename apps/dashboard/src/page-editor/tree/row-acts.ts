import type { BlockAct } from "@selvedge/builder/edits/block-acts";
import type { Uid } from "@selvedge/pages/doc";
import type { PointerEvent } from "react";

/** A press chooses the row alone, takes it in or out, or chooses all rows up to it. */
export type RowPress = "alone" | "more" | "upTo";

/** What a row of the list hears, with the block that it is of. */
export interface RowActs {
  press: (uid: Uid, how: RowPress) => void;
  toggle: (uid: Uid) => void;
  drag: (event: PointerEvent<HTMLElement>, uid: Uid) => void;
  act: (act: BlockAct, uid: Uid) => void;
}
