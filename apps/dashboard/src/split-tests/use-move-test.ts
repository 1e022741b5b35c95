import type { TestMove } from "@selvedge/domain/split-tests/test-rules";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { type SplitTest, splitTestsQuery } from "./split-tests-query.ts";

const done: Readonly<Record<TestMove, (name: string) => string>> = {
  start: (name) => `“${name}” is running. New visitors take part from now on.`,
  stop: (name) => `“${name}” is stopped. Everyone sees your shop as it was before.`,
  discard: (name) => `“${name}” is discarded.`,
};

/** Starts, stops or discards a test, and fetches its new state. */
export function useMoveTest({ id, name }: Pick<SplitTest, "id" | "name">) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const params = { division, id };
  const call: Readonly<Record<TestMove, () => Promise<unknown>>> = {
    start: () => api("POST /divisions/{division}/split-tests/{id}/start/", { params }),
    stop: () => api("POST /divisions/{division}/split-tests/{id}/stop/", { params }),
    discard: () => api("DELETE /divisions/{division}/split-tests/{id}/", { params }),
  };
  const move = async (to: TestMove) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await call[to]();
      showSnackbar({ code: `split test ${id} ${to}`, text: done[to](name) });
      if (to === "discard") void navigate("/split-tests");
    } catch (error) {
      showSnackbar({ code: `split test ${id}`, text: failureText(error), tone: "failed" });
    } finally {
      await queries.invalidateQueries({ queryKey: splitTestsQuery(division).queryKey });
      setBusy(false);
    }
  };
  return { isBusy, move };
}
