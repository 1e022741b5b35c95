import { ApiFailure } from "@selvedge/api-client/client";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useState } from "react";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useFocusRefused } from "../products/use-focus-invalid.ts";

/** Runs one change at a time, says what came of it, and knows what was refused. `onStale` is called where somebody saved in between. */
export function useSaving(code: string, onStale: () => Promise<unknown> | undefined) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const focusRefused = useFocusRefused();
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      setErrors({});
      showSnackbar({ code: `${code} ${done} ${Date.now()}`, text: done });
      return true;
    } catch (error) {
      const refused = fieldTexts(error);
      setErrors(refused);
      if (error instanceof ApiFailure && error.status === 412) await onStale();
      else {
        showSnackbar({ code: `${code} failed`, tone: "failed", text: failureText(error) });
        focusRefused();
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, errors, clear: () => setErrors({}), run };
}
