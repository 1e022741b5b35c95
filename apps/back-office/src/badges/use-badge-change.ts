import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useRef, useState } from "react";
import { failureText } from "../data/failure-text.ts";
import { queries } from "../queries.ts";

/** Runs one change of badges or terminals at a time, shows how it went and reads the lists again. */
export function useBadgeChange() {
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const run = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setBusy(true);
    try {
      await change();
      showSnackbar({ code: `badges ${done}`, text: done });
      return true;
    } catch (failure) {
      const text = failureText(failure);
      showSnackbar({ code: `badges ${text}`, text, tone: "failed" });
      return false;
    } finally {
      busy.current = false;
      setBusy(false);
      await refreshBadges();
    }
  };
  return { isBusy, run };
}

/** Reads who has which badge, and the terminals, again. */
export const refreshBadges = () =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ["badges"] }),
    queries.invalidateQueries({ queryKey: ["terminals"] }),
  ]);
