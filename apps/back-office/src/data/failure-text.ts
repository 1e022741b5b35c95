import { ApiFailure } from "@selvedge/api-client/client";

/** What to show for anything that a call threw. */
export const failureText = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : "Something went wrong on our side. Please try again.";

/** A failed load as lists show it; null while there is none. */
export const loadError = (title: string, error: unknown, onRetry: () => void) =>
  error === null || error === undefined
    ? null
    : {
        title,
        detail: failureText(error),
        onRetry,
        ...(error instanceof ApiFailure && error.answer.requestId ? { requestId: error.answer.requestId } : {}),
      };
