import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureText } from "../data/failure-text.ts";

const lists = ["staff", "staff-profile", "staff-roles", "access-requests"];

/**
 * Runs a change of staff's records or access and fetches them again, whether it was made or refused. A refusal is shown in
 * the server's words (platform-core §8); a change that was made shows `done`. A second press while one runs does nothing.
 */
export function useStaffChange() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  // Read at once: two presses can come before a render.
  const isRunning = useRef(false);
  const run = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await change();
      showSnackbar({ code: "staff", text: done });
      return true;
    } catch (error) {
      showSnackbar({ code: "staff", text: failureText(error), tone: "failed" });
      return false;
    } finally {
      await Promise.all(lists.map((key) => queries.invalidateQueries({ queryKey: [key] })));
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
