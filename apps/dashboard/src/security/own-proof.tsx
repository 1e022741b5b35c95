// Asks again who is there, before codes are shown and factors are changed.
import { ApiFailure } from "@selvedge/api-client/client";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { ProofForm, type ProofKind } from "@selvedge/ui/security/proof-form";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { failureText } from "../data/failure-text.ts";
import { knowsPasskeys } from "./make-passkey.ts";
import { provePasskey, proveTyped, sendProofCode } from "./prove.ts";

/** `textOf` words a failure that no call of ours had; empty for one that nobody needs to be told of. */
type Run = <T>(change: () => Promise<T>, textOf?: (error: unknown) => string) => Promise<T | null>;

const RunContext = createContext<Run>(async () => null);

/**
 * Runs a change of the sign-in settings and fetches them again. Where the server asks for a proof first, a dialog
 * asks for it and the change is made afterwards. Returns null where it was not made; the reason has been shown.
 */
export const useChange = (): Run => useContext(RunContext);

export function ProofProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  /** The ways that whoever is asked has; null while nobody is. */
  const [asked, setAsked] = useState<readonly ProofKind[] | null>(null);
  const answer = useRef<(isProven: boolean) => void>(() => {});
  const askProof = (kinds: readonly ProofKind[]) =>
    new Promise<boolean>((proven) => {
      answer.current = proven;
      setAsked(kinds);
    });
  const close = (isProven: boolean) => {
    setAsked(null);
    answer.current(isProven);
  };
  const closed = (outcome: FormOutcome): FormOutcome => {
    if (outcome.ok) close(true);
    return outcome;
  };
  const run: Run = async (change, textOf) => {
    try {
      const made = await change();
      await queries.invalidateQueries({ queryKey: ["security"] });
      return made;
    } catch (error) {
      const kinds = askedKinds(error);
      if (kinds) return (await askProof(kinds)) ? run(change, textOf) : null;
      if (error instanceof ApiFailure && Object.keys(error.answer.errors).length > 0) throw error;
      const text = textOf && !(error instanceof ApiFailure) ? textOf(error) : failureText(error);
      if (text) showSnackbar({ code: "security", text, tone: "failed" });
      return null;
    }
  };
  return (
    <RunContext value={run}>
      {children}
      <Dialog title="Confirm that it is you" isOpen={asked !== null} onClose={() => close(false)}>
        <p className="mb-3 text-ink-2">This changes how you sign in. We ask again after five minutes.</p>
        {asked ? (
          <ProofForm
            kinds={asked}
            onProve={async (proof) => closed(await proveTyped(proof))}
            onSend={sendProofCode}
            {...(knowsPasskeys() ? { onPasskey: async () => closed(await provePasskey()) } : {})}
          />
        ) : null}
      </Dialog>
    </RunContext>
  );
}

/** The ways that a refusal offers as a proof; null for a refusal of another kind. */
function askedKinds(error: unknown): readonly ProofKind[] | null {
  if (!(error instanceof ApiFailure) || error.answer.code !== "proofNeeded") return null;
  return (error.answer.data as { kinds?: ProofKind[] } | undefined)?.kinds ?? [];
}
