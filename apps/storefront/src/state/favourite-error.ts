import { ApiError } from "@selvedge/domain/errors/error-classes";
import { errorOfStatus } from "@selvedge/domain/errors/error-of-status";
import { noItemsAddedText } from "@selvedge/domain/errors/error-texts";
import { ApiFailure } from "./api.ts";

/**
 * What a failed request for favourites is: a refused value a validation error, any other 4xx an API error, any 5xx one of the
 * server. What never reached the server stays as it is. Source: platform-core §8.
 */
export function favouriteError(failure: unknown): unknown {
  if (!(failure instanceof ApiFailure) || failure.status === 0) return failure;
  const { status, message, answer } = failure;
  return errorOfStatus({ status, message, errors: answer.errors });
}

/** Throws for an answer without any item after one was added (platform-core §8). */
export function refuseNothing(items: readonly unknown[]): void {
  if (items.length === 0) throw new ApiError(noItemsAddedText);
}
