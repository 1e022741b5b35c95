import { showSnackbar, snackbars } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText, fieldTexts } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import type { PageRow } from "../pages-query.ts";
import { type BulkMove, outcomeWords } from "./bulk-moves.ts";
import { pageCalls } from "./page-calls.ts";

type Named = Pick<PageRow, "id" | "name">;

const sent: Record<BulkMove, (calls: ReturnType<typeof pageCalls>) => Promise<unknown>> = {
  publish: (calls) => calls.publish(),
  show: (calls) => calls.show(true),
  hide: (calls) => calls.show(false),
  restore: (calls) => calls.restore(),
  delete: (calls) => calls.remove(),
};

/** What takes a move back; publishing is taken back in the page's editor, by its versions. */
const opposite: Partial<Record<BulkMove, BulkMove>> = { show: "hide", hide: "show", delete: "restore" };

/** Does something with several pages, one after another. One that refuses stops none of the others, and its reason is said. */
export function useBulkMoves() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function run(move: BulkMove, pages: readonly Named[]): Promise<void> {
    // The message of the last move would hide the one of this move, and its undo would be taken for this move's.
    if (snackbars.read().shown?.code.startsWith("page")) snackbars.close();
    setBusy(true);
    const done: Named[] = [];
    const refused: { name: string; why: string }[] = [];
    for (const page of pages) {
      try {
        await sent[move](pageCalls(division, page.id));
        done.push(page);
      } catch (error) {
        refused.push({ name: page.name, why: Object.values(fieldTexts(error))[0] ?? failureText(error) });
      }
    }
    setBusy(false);
    for (const kind of ["pages", "page"]) void queries.invalidateQueries({ queryKey: [division, kind] });
    const back = opposite[move];
    showSnackbar({
      code: `pages ${move} ${Date.now()}`,
      text: outcomeWords(move, done.length, refused),
      ...(refused.length > 0 && { tone: "failed" as const }),
      ...(back && done.length > 0 && { durationMs: 10_000, undo: () => void run(back, done) }),
    });
  }
  return { isBusy, run };
}
