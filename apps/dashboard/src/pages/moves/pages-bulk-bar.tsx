import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { BulkBar } from "@selvedge/ui/tables/bulk-bar";
import { Eye, EyeOff, type LucideIcon, Send, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../session/shop.ts";
import type { PageRow } from "../pages-query.ts";
import { type BulkMove, countWords, labelOf, movesFor } from "./bulk-moves.ts";
import { useBulkMoves } from "./use-bulk-moves.ts";

interface PagesBulkBarProps {
  pages: readonly PageRow[];
  onClear: () => void;
}

const icons: Record<BulkMove, LucideIcon> = { publish: Send, show: Eye, hide: EyeOff, restore: Undo2, delete: Trash2 };

/** What is asked for before it is done: what is said of one page, and of several. */
const asked = {
  publish: {
    verb: "Publish",
    one: "Visitors see it as it is now. What they saw before is kept under its versions.",
    several: "Visitors see them as they are now. What they saw before is kept under the versions of each.",
  },
  delete: {
    verb: "Delete",
    one: "Visitors who follow a link to it find that it is gone. You can bring it back under Deleted.",
    several: "Visitors who follow a link to them find that they are gone. You can bring them back under Deleted.",
  },
} as const;
type Asked = keyof typeof asked;

/** What can be done with the pages that are chosen in the list. */
export function PagesBulkBar({ pages, onClear }: PagesBulkBarProps) {
  const rights = { mayEdit: useMay("pages.edit"), mayPublish: useMay("pages.publish") };
  const { isBusy, run } = useBulkMoves();
  const [asking, setAsking] = useState<Asked | null>(null);
  const moves = movesFor(pages, rights);
  const act = async (move: BulkMove) => {
    await run(move, moves.get(move) ?? []);
    setAsking(null);
    onClear();
  };
  const few = asking ? (moves.get(asking)?.length ?? 0) : 0;
  return (
    <>
      <BulkBar
        count={pages.length}
        onClear={onClear}
        actions={[...moves].map(([id, of]) => ({
          id,
          label: labelOf(id, of.length, pages.length),
          icon: icons[id],
          onAction: () => {
            if (isBusy) return;
            if (id in asked) setAsking(id as Asked);
            else void act(id);
          },
        }))}
      />
      {asking ? (
        <ConfirmDialog
          isOpen
          isDanger={asking === "delete"}
          isBusy={isBusy}
          title={`${asked[asking].verb} ${countWords(few)}?`}
          confirmLabel={`${asked[asking].verb} ${few}`}
          keepLabel="Cancel"
          onConfirm={() => void act(asking)}
          onClose={() => setAsking(null)}
        >
          {asked[asking][few === 1 ? "one" : "several"]} {restWords(pages.length - few)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** What becomes of the chosen pages that a move is not for, such as the home page, which cannot be deleted. */
const restWords = (pages: number): string =>
  ["", "The other page that you chose stays as it is."][pages] ?? `The other ${pages} that you chose stay as they are.`;
