import type { DenialCode } from "@selvedge/domain/factory/denial-reasons";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { PendingProduct } from "../data/reply.ts";
import { queries } from "../queries.ts";
import { pressGate } from "./press-gate.ts";

type Decision = "approve" | "deny";

export interface Decided {
  product: PendingProduct;
  status: "approved" | "denied";
  undoUntil: number;
}

/** Until the server returns how long a decision can be undone. */
const undoMs = 10_000;
/** A second press within this time is meant for the design that is gone from the screen. */
const samePressMs = 350;

/**
 * Decisions of this sitting. Each shows the next design at once, and waits again where the server refuses it; the last can
 * be taken back while its ten seconds run, also before the server has answered.
 */
export function useDecisions() {
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const sent = useRef(new Map<number, Promise<boolean>>());
  const [waiting, setWaiting] = useState(0);
  const [gate] = useState(() => pressGate(samePressMs));
  const last = decided.at(-1) ?? null;
  const forget = (id: number) => setDecided((before) => before.filter(({ product }) => product.id !== id));

  const send = async (product: PendingProduct, decision: Decision, reason?: DenialCode, words = "") => {
    setWaiting((count) => count + 1);
    try {
      const { data } = await api("POST /atlas/approvals/{division}/{product}/", {
        params: { division: product.divisionId, product: product.id },
        body: { version: product.version, decision, words, ...(reason ? { reason } : {}) },
      });
      const undoUntil = new Date(data.undoUntil).getTime();
      setDecided((before) => before.map((each) => (each.product.id === product.id ? { ...each, undoUntil } : each)));
      return true;
    } catch (failure) {
      forget(product.id);
      showSnackbar({ code: `decide ${product.id}`, text: failureText(failure), tone: "failed" });
      void queries.invalidateQueries({ queryKey: ["approvals"] });
      return false;
    } finally {
      setWaiting((count) => count - 1);
    }
  };

  const decide = (product: PendingProduct, decision: Decision, reason?: DenialCode, words = "") => {
    if (!gate.isNew(performance.now())) return;
    const status = decision === "approve" ? "approved" : "denied";
    setDecided((before) => [...before, { product, status, undoUntil: Date.now() + undoMs }]);
    sent.current.set(product.id, send(product, decision, reason, words));
  };

  /** Returns the design that waits again; null where nothing was taken back. */
  const undo = async (): Promise<number | null> => {
    if (!last || Date.now() > last.undoUntil) return null;
    if (!(await sent.current.get(last.product.id))) return null;
    try {
      await api("POST /atlas/approvals/{division}/{product}/undo/", {
        params: { division: last.product.divisionId, product: last.product.id },
      });
      forget(last.product.id);
      gate.open();
      await queries.invalidateQueries({ queryKey: ["approvals"] });
      return last.product.id;
    } catch (failure) {
      showSnackbar({ code: "undo", text: failureText(failure), tone: "failed" });
      return null;
    }
  };

  const skip = (product: PendingProduct) => setSkipped((before) => new Set([...before, product.id]));
  return { decided, last, decide, undo, skip, skipped, isSending: waiting > 0 };
}
