import type { ErrorAnswer } from "@selvedge/contracts/errors";
import { defaultSnackbarText } from "@selvedge/domain/errors/error-texts";
import { ApiFailure } from "./failure.ts";

/** What sending a form came to: a refusal is a value that the form shows at its fields. */
export type Outcome = { ok: true } | ({ ok: false } & Partial<ErrorAnswer> & { message: string });

/** What to show for anything that a call threw; the catalogue's words where it has none (platform-core §8). */
export const failureText = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : defaultSnackbarText;

/** A call as a form takes its outcome. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    await call();
    return { ok: true };
  } catch (failure) {
    return refusedOutcome(failure);
  }
}

/** What a form shows of anything that a call threw. */
export const refusedOutcome = (failure: unknown): Exclude<Outcome, { ok: true }> =>
  failure instanceof ApiFailure && failure.status > 0
    ? { ok: false, ...failure.answer }
    : { ok: false, message: failureText(failure) };
