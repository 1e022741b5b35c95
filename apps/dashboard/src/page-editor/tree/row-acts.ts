import type { BlockAct } from "@selvedge/builder/edits/block-acts";
import type { Uid } from "@selvedge/pages/doc";
import type { PointerEvent } from "react";

/** What a row of the list hears, with the block that it is of. */
export interface RowActs {
  press: (uid: Uid, isMore: boolean) => void;
  toggle: (uid: Uid) => void;
  drag: (event: PointerEvent<HTMLElement>, uid: Uid) => void;
  act: (act: BlockAct, uid: Uid) => void;
}
