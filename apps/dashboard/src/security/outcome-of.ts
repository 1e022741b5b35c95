import { ApiFailure } from "@selvedge/api-client/client";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { failureText } from "../data/failure-text.ts";

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
