import { ApiFailure } from "@selvedge/api-client/client";

/** What to show for anything that a call threw. */
export const failureText = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : "Something went wrong on our side. Please try again.";

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
