import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";

/**
 * Runs a change of the team and reads the team again, whether it was made or refused. A refusal is shown in the server's
 * words; a change that was made shows `done`. A second press while one runs does nothing.
 */
export function useTeamChange() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: (division: number) => Promise<unknown>, done?: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await change(division);
      if (done) showSnackbar({ code: `team ${done}`, text: done });
      return true;
    } catch (error) {
      showSnackbar({ code: `team ${failureText(error)}`, text: failureText(error), tone: "failed" });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: [division, "team"] });
      setBusy(false);
    }
  };
  return { isBusy, run };
}
