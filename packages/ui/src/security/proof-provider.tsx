// Asks again who is there, before codes are shown and factors are changed.
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { showSnackbar } from "../feedback/snackbar-store.ts";
import type { FormOutcome } from "../fields/server-form.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { ProofForm, type ProofFormProps, type ProofKind } from "./proof-form.tsx";

/** The calls of a proof, and how a failure is read. */
export interface ProofWays extends Omit<ProofFormProps, "kinds"> {
  /** The ways that a refusal offers as a proof; null for a refusal of another kind. */
  askedKinds: (error: unknown) => readonly ProofKind[] | null;
  /** Whether a form shows the failure at its fields. */
  isForFields: (error: unknown) => boolean;
  textOf: (error: unknown) => string;
}

/** `textOf` words a failure that no call of ours had; empty for one that nobody needs to be told of. */
type Run = <T>(change: () => Promise<T>, textOf?: (error: unknown) => string) => Promise<T | null>;

const RunContext = createContext<Run>(async () => null);

/**
 * Runs a change of the sign-in settings and fetches them again. Where the server asks for a proof first, a dialog
 * asks for it and the change is made afterwards. Returns null where it was not made; the reason has been shown.
 */
export const useChange = (): Run => useContext(RunContext);

const ChangedContext = createContext<() => Promise<unknown>>(async () => null);

/** Fetches the settings again, after a change that no proof is asked for. */
export const useChanged = (): (() => Promise<unknown>) => useContext(ChangedContext);

interface ProofProviderProps {
  ways: ProofWays;
  /** Fetches the settings again, after a change. */
  onChanged: () => Promise<unknown>;
  children: ReactNode;
}

export function ProofProvider({ ways, onChanged, children }: ProofProviderProps) {
  /** The ways that the person who is asked has; null while nobody is. */
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
      await onChanged();
      return made;
    } catch (error) {
      const kinds = ways.askedKinds(error);
      if (kinds) return (await askProof(kinds)) ? run(change, textOf) : null;
      if (ways.isForFields(error)) throw error;
      const text = (textOf ?? ways.textOf)(error);
      if (text) showSnackbar({ code: "security", text, tone: "failed" });
      return null;
    }
  };
  const { onProve, onSend, onPasskey } = ways;
  return (
    <RunContext value={run}>
      <ChangedContext value={onChanged}>{children}</ChangedContext>
      <Dialog title="Confirm that it is you" isOpen={asked !== null} onClose={() => close(false)}>
        <p className="mb-3 text-ink-2">This changes how you sign in. We ask again after five minutes.</p>
        {asked ? (
          <ProofForm
            kinds={asked}
            onProve={async (proof) => closed(await onProve(proof))}
            onSend={onSend}
            {...(onPasskey ? { onPasskey: async () => closed(await onPasskey()) } : {})}
          />
        ) : null}
      </Dialog>
    </RunContext>
  );
}
