import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Data } from "../data/reply.ts";
import { batchesQuery } from "./batches-query.ts";

export type Closed = Data<"POST /factory/batches/">;

/** Closes batches, one at a time. One that was lost on the way closes once: it is sent again under the same id. */
export function useCloseBatch() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState("");
  const [closed, setClosed] = useState<Closed | null>(null);
  const asked = useRef({ medium: "", id: "" });
  const close = async (medium: string) => {
    if (busy) return;
    setBusy(medium);
    if (asked.current.medium !== medium) asked.current = { medium, id: crypto.randomUUID() };
    try {
      const body = { medium, clientEventId: asked.current.id };
      const { data } = await api("POST /factory/batches/", { body });
      asked.current = { medium: "", id: "" };
      setClosed(data);
      showSnackbar({ code: `batch ${data.name}`, text: closedWords(data) });
    } catch (failure) {
      showSnackbar({ code: `batch ${medium}`, text: failureText(failure), tone: "failed" });
    } finally {
      await queries.invalidateQueries({ queryKey: batchesQuery.queryKey });
      setBusy("");
    }
  };
  return { busy, closed, close };
}

const closedWords = ({ name, released }: Closed) =>
  released.length === 0
    ? "Nothing in it could be released."
    : `${name} is at the press with ${released.length === 1 ? "1 order" : `${released.length} orders`}.`;
