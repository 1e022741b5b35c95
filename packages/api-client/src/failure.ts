// How a call can fail, and what a person reads then. Source: platform-core §8.
import type { ErrorAnswer } from "@selvedge/contracts/errors";
import { failedCallText } from "@selvedge/domain/errors/failed-call-text";

/** The server refused, or nothing came from it at all: too late, no line, or given up by the caller. */
export type FailureKind = "refused" | "timeout" | "network" | "cancelled";

/** A call that the server refused, or that never reached it (status 0). Its message is ready to be shown. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  readonly answer: ErrorAnswer;
  readonly kind: FailureKind;
  constructor(status: number, answer: ErrorAnswer, kind: FailureKind = "refused") {
    super(kind === "refused" ? failedCallText({ status, ...answer }) : answer.message);
    this.status = status;
    this.answer = answer;
    this.kind = kind;
  }
}

/** Whether the same call may fare better a moment later: nothing came back, or the server itself failed. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiFailure) || error.status === 0 || error.status >= 500;

const texts: Readonly<Record<Exclude<FailureKind, "refused">, string>> = {
  timeout: "The server took too long to answer. Please try again.",
  network: "We could not reach the server. Check your connection and try again.",
  cancelled: "This was cancelled.",
};

/** A call that nothing came back from. */
export const unanswered = (kind: Exclude<FailureKind, "refused">): ApiFailure =>
  new ApiFailure(0, { message: texts[kind], errors: {}, code: "serverError", requestId: "" }, kind);

/** Which of the three it was, by what `fetch` threw. */
export function kindOfThrown(error: unknown): Exclude<FailureKind, "refused"> {
  const { name } = (error ?? {}) as { name?: unknown };
  if (name === "TimeoutError") return "timeout";
  return name === "AbortError" ? "cancelled" : "network";
}
