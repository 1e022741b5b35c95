import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { type Review, reviewsKey } from "./reviews-query.ts";

export interface Decision {
  state: "shown" | "hidden";
  hiddenReason?: string;
  reply?: string;
}

/** Stores what is decided about a review. Rejects with what went wrong, which is said, too. */
export function useDecideReview(): (review: Review, decision: Decision, words: string) => Promise<void> {
  const { id: division } = useShop();
  const queries = useQueryClient();
  return async ({ id, version, reply }, decision, words) => {
    try {
      await api("PUT /divisions/{division}/reviews/{id}/", {
        params: { division, id },
        body: { version, reply, ...decision },
      });
      showSnackbar({ code: `review ${id} ${version}`, text: words });
    } catch (error) {
      showSnackbar({ code: "review-failed", tone: "failed", text: failureText(error) });
      throw error;
    } finally {
      await queries.invalidateQueries({ queryKey: reviewsKey(division) });
    }
  };
}
