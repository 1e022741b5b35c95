// What can go wrong, as classes that code can distinguish. Source: platform-core §8.
import { classTexts, eventTimedOutText } from "./error-texts.ts";

/** First texts by field. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** Anything a call can end in. `message` may be shown. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  constructor(message: string = classTexts.api, status = 400) {
    super(message);
    this.status = status;
  }
}

export class NotFoundError extends ApiError {
  override name = "NotFoundError";
  constructor(message: string = classTexts.notFound) {
    super(message, 404);
  }
}

export class PermissionDeniedError extends ApiError {
  override name = "PermissionDeniedError";
  constructor(message: string = classTexts.permissionDenied) {
    super(message, 403);
  }
}

/** A payment is required: the shop would have to be a pro one. */
export class ProRequiredError extends ApiError {
  override name = "ProRequiredError";
  constructor(message: string = classTexts.proRequired) {
    super(message, 402);
  }
}

export class ServerError extends ApiError {
  override name = "ServerError";
  constructor(message: string = classTexts.server, status = 500) {
    super(message, status);
  }
}

/** Values that were refused. `errors` holds the texts of every failing field, `fields` their names. */
export class ValidationError extends ApiError {
  override name = "ValidationError";
  readonly errors: FieldTexts;
  constructor(errors: FieldTexts, message?: string) {
    super(message ?? Object.values(errors)[0]?.[0], 422);
    this.errors = errors;
  }
  get fields(): string[] {
    return Object.keys(this.errors);
  }
}

/** A request within the page that was left unanswered. */
export class EventTimeoutError extends Error {
  override name = "EventTimeoutError";
  constructor(eventName: string) {
    super(eventTimedOutText(eventName));
  }
}
