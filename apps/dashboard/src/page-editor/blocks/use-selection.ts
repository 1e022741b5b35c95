import { actsOf } from "@selvedge/builder/edits/acts-of";
import { widthOf } from "@selvedge/builder/edits/block-width";
import { pathTo } from "@selvedge/builder/edits/nesting";
import { nextHit } from "@selvedge/builder/edits/next-hit";
import type { EditorModule } from "@selvedge/builder/protocol/editor-module";
import { editorModules } from "@selvedge/builder/protocol/editor-module";
import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { useCallback, useMemo, useState } from "react";
import { BLOCK_TYPES, titleOf } from "../block-words.ts";

interface Chosen {
  uids: readonly Uid[];
  /** It is scrolled to, on the page. */
  reveal: boolean;
}

interface Pressed {
  /** Blocks under the pointer, the innermost first. */
  uids: readonly Uid[];
  isMore: boolean;
  isExact: boolean;
}

/** The selected blocks, of which the last one has its settings shown. What a colleague has removed is selected no longer. */
export function useSelection(doc: Doc, module: EditorModule) {
  const [chosen, setChosen] = useState<Chosen>({ uids: [], reveal: false });
  const uids = useMemo(() => chosen.uids.filter((uid) => doc.blocks.has(uid)), [chosen, doc]);
  const select = useCallback(
    (next: readonly Uid[], reveal = true) => setChosen({ uids: [...new Set(next)], reveal }),
    [],
  );
  const main = uids.at(-1) ?? null;

  function press({ uids: under, isMore, isExact }: Pressed) {
    const chain = under.filter((uid) => doc.blocks.has(uid));
    if (isExact) return select(chain.slice(0, 1), false);
    const parent = main === null ? undefined : doc.blocks.get(main)?.parent;
    if (isMore && main !== null) {
      // Blocks beside each other are chosen together, at whatever depth the pointer is.
      const hit = chain.find((uid) => doc.blocks.get(uid)?.parent === parent) ?? chain[0];
      if (hit !== undefined) select(uids.includes(hit) ? uids.filter((uid) => uid !== hit) : [...uids, hit], false);
      return;
    }
    const around = main === null ? [] : pathTo(doc, main).map(({ uid }) => uid);
    const hit = nextHit(chain, around, editorModules[module].improvedTarget);
    select(hit === null ? [] : [hit], false);
  }

  return { uids, main, reveal: chosen.reveal, select, press };
}

/** What the frame is told of what is selected. */
export function selectMessage(doc: Doc, uids: readonly Uid[], reveal: boolean): DashboardMessage {
  const main = uids.at(-1);
  const width = main === undefined ? null : widthOf(doc, main);
  const path = main === undefined ? [] : pathTo(doc, main).toReversed();
  return {
    t: "select",
    uids: [...uids],
    reveal,
    columns: width?.fixedBecause === null ? width.span : null,
    path: path.map((rec) => ({ uid: rec.uid, title: titleOf(rec).slice(0, 200) })),
    acts: main === undefined ? [] : actsOf(doc, BLOCK_TYPES, main),
  };
}
