import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureText } from "./failure-text.ts";

/** How long a change can be taken back by its message. */
const undoMs = 10_000;

/**
 * Runs a change and fetches the lists that show it again, whether it was made or refused. A refusal is shown in the
 * server's words (platform-core §8); a change that was made shows `done`, with the way back where there is one. A second
 * press while one runs does nothing.
 */
export function useChange(code: string, lists: readonly string[]) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  // Read at once: two presses can come before a render.
  const isRunning = useRef(false);
  // Two messages of one screen may follow each other; the same one twice is one.
  const tell = ({ text, tone = "done", undo }: { text: string; tone?: "done" | "failed"; undo?: () => void }) =>
    showSnackbar({ code: `${code} ${text}`, text, tone, ...(undo && { undo, durationMs: undoMs }) });
  const run = async (change: () => Promise<unknown>, done: string, undo?: () => void): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await change();
      tell({ text: done, ...(undo && { undo }) });
      return true;
    } catch (error) {
      tell({ text: failureText(error), tone: "failed" });
      return false;
    } finally {
      await Promise.all(lists.map((key) => queries.invalidateQueries({ queryKey: [key] })));
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
