import { ApiFailure } from "@selvedge/api-client/client";
import { defaultSnackbarText } from "@selvedge/domain/errors/error-texts";

/** What to show for anything that a call threw; the catalogue's words where it has none (platform-core §8). */
export const failureText = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : defaultSnackbarText;

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
