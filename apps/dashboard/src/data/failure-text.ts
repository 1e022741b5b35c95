import { ApiFailure } from "@selvedge/api-client/client";
import { defaultSnackbarText } from "@selvedge/domain/errors/error-texts";

/** What to show for anything that a call threw; the catalogue's words where it has none (platform-core §8). */
export const failureText = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : defaultSnackbarText;

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
