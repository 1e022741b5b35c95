import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { FailedJob, RunAgainOutcome } from "../data/reply.ts";
import { queries } from "../queries.ts";

const words: Record<RunAgainOutcome, string> = {
  again: "will run again",
  waiting: "is already waiting to run",
  running: "is already running",
  gone: "is already done",
};

/** Runs a failed job again and reloads the list. A second press while the first is under way does nothing. */
export function useRunAgain() {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  // Read at once: two presses can come before a render.
  const sent = useRef(new Set<number>());

  const runAgain = async ({ id, what, about }: FailedJob) => {
    if (sent.current.has(id)) return;
    sent.current.add(id);
    setBusy(new Set(sent.current));
    try {
      const { data } = await api("POST /atlas/jobs/{id}/run-again/", { params: { id } });
      showSnackbar({ code: `job ${id}`, text: `“${about ? `${what}, ${about}` : what}” ${words[data.outcome]}.` });
      await queries.invalidateQueries({ queryKey: ["failed-jobs"] });
    } catch (failure) {
      showSnackbar({ code: `job ${id}`, text: failureText(failure), tone: "failed" });
    } finally {
      sent.current.delete(id);
      setBusy(new Set(sent.current));
    }
  };

  return { busy, runAgain };
}
