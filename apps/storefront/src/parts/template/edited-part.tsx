import { Cell } from "@selvedge/blocks/page/cell";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { ReactNode } from "react";

/** A fixed part with the marks that an editor finds it by. */
export default function EditedPart({ block, children }: { block: ResolvedBlock; children: ReactNode }) {
  return (
    <Cell block={block} top>
      {children}
    </Cell>
  );
}
