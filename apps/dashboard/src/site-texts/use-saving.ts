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
      const say = () => showSnackbar({ code: `${code} failed`, tone: "failed", text: failureText(error) });
      if (error instanceof ApiFailure && error.status === 412) await onStale();
      // A field says itself what is wrong with it.
      else if (Object.keys(refused).length > 0) focusRefused(say);
      else say();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, errors, clear: () => setErrors({}), run };
}
