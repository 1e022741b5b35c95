import { type ErrorCode, errors } from "@selvedge/contracts/errors";

interface RefusalOptions {
  /** Replaces the catalogue's text where the cause can be named. */
  message?: string;
  errors?: Record<string, string[]>;
  data?: unknown;
  /** The id of the earlier request with this answer; this one repeats it. */
  requestId?: string | undefined;
}

/** Ends a request with a code of the catalogue. Expected outcomes inside a module are values; this is for its edge. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly options: RefusalOptions;
  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super(options.message ?? errors[code].message);
    this.code = code;
    this.options = options;
  }
}
