import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";

export type ProductAction = "hide" | "show" | "delete" | "restore";

const done: Record<ProductAction, { word: string; back: ProductAction }> = {
  hide: { word: "hidden", back: "show" },
  show: { word: "for sale", back: "hide" },
  delete: { word: "deleted", back: "restore" },
  restore: { word: "back", back: "delete" },
};

/** Hides, shows or deletes products, with a message that has an undo button. */
export function useProductActions(division: number) {
  const queries = useQueryClient();
  const run = async (ids: readonly number[], action: ProductAction): Promise<number[]> => {
    const { data } = await api("POST /divisions/{division}/products/change/", {
      params: { division },
      body: { ids: [...ids], action },
    });
    for (const kind of ["products", "overview"]) queries.invalidateQueries({ queryKey: [division, kind] });
    // What is deleted answers no more; the page that shows it is about to be left.
    const refetchType = action === "delete" ? "none" : "active";
    queries.invalidateQueries({ queryKey: [division, "product"], refetchType });
    return data.changed;
  };
  return async (ids: readonly number[], action: ProductAction): Promise<boolean> => {
    try {
      const changed = await run(ids, action);
      const noun = changed.length === 1 ? "1 product" : `${changed.length} products`;
      showSnackbar({
        code: `${action} ${changed.join(" ")}`,
        text: changed.length > 0 ? `${noun} ${done[action].word}` : "Nothing to change: drafts are published first",
        durationMs: 8000,
        ...(changed.length > 0 && { undo: () => void run(changed, done[action].back) }),
      });
      return true;
    } catch (error) {
      showSnackbar({ code: "products", text: failureText(error), tone: "failed" });
      return false;
    }
  };
}
