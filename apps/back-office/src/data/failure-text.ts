import { ApiFailure } from "@selvedge/api-client/client";
import { failureText } from "@selvedge/api-client/outcome";

export { failureText };

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
