import { type ErrorCode, errors } from "@selvedge/contracts/errors";

interface RefusalOptions {
  /** Replaces the catalogue's text where the cause can be named. */
  message?: string;
  errors?: Record<string, string[]>;
  data?: unknown;
  /** Of the request that was told so before; this one repeats its answer. */
  requestId?: string | undefined;
}

/** Ends a request with a code of the catalogue. Expected outcomes inside a module are values; this is the edge. */
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
