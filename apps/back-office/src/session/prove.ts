// Asks who is there, before something of a sign-in changes.
import { ApiFailure } from "@selvedge/api-client/client";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import type { ProofKind, SentBy } from "@selvedge/ui/security/proof-form";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";

export type Proof = { password: string } | { code: string };

/** The ways that a refusal offers as a proof; null for a refusal of another kind. */
export const askedKinds = (error: unknown): readonly ProofKind[] | null =>
  error instanceof ApiFailure && error.answer.code === "proofNeeded"
    ? ((error.answer.data as { kinds?: ProofKind[] } | undefined)?.kinds ?? [])
    : null;

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

/** Confirms who is there with what they typed. */
export const proveTyped = (body: Proof): Promise<FormOutcome> =>
  outcomeOf(() => api("POST /account/security/prove/", { body }));

/** Sends a code that confirms this session. */
export const sendProofCode = (by: SentBy): Promise<FormOutcome> =>
  outcomeOf(() => api("POST /account/security/prove/send-code/", { body: { by } }));
