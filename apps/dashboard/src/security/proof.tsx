// Asks again who is there, before codes are shown and factors are changed.
import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { type FormOutcome, ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";

type Run = <T>(change: () => Promise<T>) => Promise<T | null>;

const RunContext = createContext<Run>(async () => null);

/**
 * Runs a change of the sign-in settings and fetches them again. Where the server asks for a proof first, a dialog
 * asks for the password and the change is made afterwards. Returns null where it was not made; the reason has been shown.
 */
export const useChange = (): Run => useContext(RunContext);

export function ProofProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(() => {});
  const askProof = () =>
    new Promise<boolean>((proven) => {
      answer.current = proven;
      setAsking(true);
    });
  const close = (isProven: boolean) => {
    setAsking(false);
    answer.current(isProven);
  };
  const run: Run = async (change) => {
    try {
      const made = await change();
      await queries.invalidateQueries({ queryKey: ["security"] });
      return made;
    } catch (error) {
      if (isProofNeeded(error)) return (await askProof()) ? run(change) : null;
      if (error instanceof ApiFailure && Object.keys(error.answer.errors).length > 0) throw error;
      showSnackbar({ code: "security", text: failureText(error), tone: "failed" });
      return null;
    }
  };
  return (
    <RunContext value={run}>
      {children}
      <Dialog title="Confirm that it is you" isOpen={isAsking} onClose={() => close(false)}>
        <p className="mb-3 text-ink-2">This changes how you sign in. We ask again after five minutes.</p>
        <ServerForm
          onSubmit={async ({ password }) => {
            const outcome = await outcomeOf(() =>
              api("POST /account/security/prove/", { body: { password: String(password) } }),
            );
            if (outcome.ok) close(true);
            return outcome;
          }}
        >
          {(isBusy) => (
            <>
              <TextField
                name="password"
                type="password"
                label="Your password"
                autoComplete="current-password"
                isRequired
                autoFocus
              />
              <Button type="submit" variant="primary" busy={isBusy} busyLabel="Confirming">
                Confirm
              </Button>
            </>
          )}
        </ServerForm>
      </Dialog>
    </RunContext>
  );
}

const isProofNeeded = (error: unknown): boolean => error instanceof ApiFailure && error.answer.code === "proofNeeded";

/** A call as a form takes its outcome: refusals as values. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<FormOutcome> {
  try {
    await call();
    return { ok: true };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
    return { ok: false, message: failureText(failure) };
  }
}
