import { pathTo } from "@selvedge/builder/edits/nesting";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { useState } from "react";

/**
 * The blocks of which the list hides what they hold. A block that is chosen elsewhere is always seen: the ones around it are open
 * while it is.
 */
export function useClosedRows(doc: Doc, main: Uid | null) {
  const [closed, setClosed] = useState<ReadonlySet<Uid>>(new Set());
  const around = main === null ? [] : pathTo(doc, main).slice(0, -1);
  const shut = new Set([...closed].filter((uid) => !around.some((rec) => rec.uid === uid)));
  function set(uids: readonly Uid[], isClosed: boolean) {
    const others = [...shut].filter((uid) => !uids.includes(uid));
    setClosed(new Set(isClosed ? [...others, ...uids] : others));
  }
  return { closed: shut as ReadonlySet<Uid>, set };
}

export type ClosedRows = ReturnType<typeof useClosedRows>;
