// How a call can fail: its own errors, and those that follow from what it is.
import { type Access, type Call, isChange } from "./call.ts";
import type { ErrorCode } from "./errors.ts";

/** A host without a shop finds nothing; a closed call checks the account, then its permissions. */
const ofAccess: Record<Access, readonly ErrorCode[]> = {
  anyone: ["notFound"],
  signedIn: ["notFound", "signInNeeded"],
  merchant: ["notFound", "signInNeeded", "permissionDenied", "twoFactorNeeded"],
  staff: ["notFound", "signInNeeded", "permissionDenied", "twoFactorNeeded"],
};

/** Every code that a call may answer with apart from those of a server in trouble, each once. */
export function errorsOf(call: Call): ErrorCode[] {
  const ofInput: ErrorCode[] = call.query || call.body ? ["validation"] : [];
  const ofChange: ErrorCode[] = isChange(call) ? ["csrf"] : [];
  return [...new Set([...(call.errors ?? []), ...ofAccess[call.access], ...ofInput, ...ofChange])];
}
