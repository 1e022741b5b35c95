import type { Uid } from "@selvedge/pages/doc";
import type { WireBlock } from "@selvedge/pages/wire/wire";

/** A block of a page as the calls carry it; null where it is not there. */
export function wireOf(blocks: readonly WireBlock[], uid: Uid): WireBlock | null {
  for (const block of blocks) {
    const found = block.uid === uid ? block : wireOf((block.items ?? []) as WireBlock[], uid);
    if (found) return found;
  }
  return null;
}
