import { ApiFailure } from "@selvedge/api-client/client";
import { failureText } from "@selvedge/api-client/outcome";

export { failureText };

/** The first text of each field of a refused form. */
export const fieldTexts = (error: unknown): Record<string, string> =>
  error instanceof ApiFailure
    ? Object.fromEntries(Object.entries(error.answer.errors).map(([field, texts]) => [field, texts[0] ?? ""]))
    : {};

/** A failed load as lists show it. */
export const loadError = (title: string, error: unknown, onRetry: () => void) =>
  error === null
    ? null
    : {
        title,
        detail: failureText(error),
        onRetry,
        ...(error instanceof ApiFailure && error.answer.requestId ? { requestId: error.answer.requestId } : {}),
      };
