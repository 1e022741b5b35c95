import {
  ApiError,
  type FieldTexts,
  NotFoundError,
  PermissionDeniedError,
  ProRequiredError,
  ServerError,
  ValidationError,
} from "./error-classes.ts";

/** What a server says about a call that failed. */
export interface Refused {
  readonly status: number;
  readonly message?: string | undefined;
  readonly errors?: FieldTexts | undefined;
}

/**
 * The class of a failed call by its status, with the server's words where it gave some: 402, 403 and 404 have their own,
 * 422 carries its fields, 5xx are the server's, every other is an API error. Source: platform-core §8.
 */
export function errorOfStatus({ status, message, errors = {} }: Refused): ApiError {
  if (status === 422) return new ValidationError(errors, Object.values(errors)[0]?.[0] ?? message);
  if (status === 404) return new NotFoundError(message);
  if (status === 403) return new PermissionDeniedError(message);
  if (status === 402) return new ProRequiredError(message);
  return status >= 500 ? new ServerError(message, status) : new ApiError(message, status);
}
