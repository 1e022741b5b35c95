import type { DenialCode } from "@selvedge/domain/factory/denial-reasons";
import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { PendingProduct } from "../data/reply.ts";
import { queries } from "../queries.ts";

export interface Decided {
  product: PendingProduct;
  status: "approved" | "denied";
  undoUntil: number;
}

/** Decisions of this sitting. Each is applied at once; the last can be taken back while its ten seconds run. */
export function useDecisions() {
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const last = decided.at(-1) ?? null;

  const decide = async (product: PendingProduct, decision: "approve" | "deny", reason?: DenialCode, words = "") => {
    try {
      const { data } = await api("POST /atlas/approvals/{division}/{product}/", {
        params: { division: product.divisionId, product: product.id },
        body: { version: product.version, decision, words, ...(reason ? { reason } : {}) },
      });
      setDecided((before) => [
        ...before,
        { product, status: data.status, undoUntil: new Date(data.undoUntil).getTime() },
      ]);
      return true;
    } catch (failure) {
      showSnackbar({ code: `decide ${product.id}`, text: failureText(failure), tone: "failed" });
      void queries.invalidateQueries({ queryKey: ["approvals"] });
      return false;
    }
  };

  const undo = async () => {
    if (!last || Date.now() > last.undoUntil) return;
    try {
      await api("POST /atlas/approvals/{division}/{product}/undo/", {
        params: { division: last.product.divisionId, product: last.product.id },
      });
      setDecided((before) => before.slice(0, -1));
      void queries.invalidateQueries({ queryKey: ["approvals"] });
    } catch (failure) {
      showSnackbar({ code: "undo", text: failureText(failure), tone: "failed" });
    }
  };

  const skip = (product: PendingProduct) => setSkipped((before) => new Set([...before, product.id]));
  return { decided, last, decide, undo, skip, skipped };
}
