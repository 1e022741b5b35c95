import { email } from "@selvedge/domain/validation/rules/addresses";
import { required } from "@selvedge/domain/validation/rules/text";

/** The parts of a browser's ValidityState that get words of their own. */
export interface ValidityFlags {
  valueMissing?: boolean;
  typeMismatch?: boolean;
  customError?: boolean;
}

/**
 * Returns the text under a field that failed: the server's or the caller's own words first, else our words for what the
 * browser found, else the browser's own words (platform-core §5).
 */
export function fieldErrorText(errors: readonly string[], flags: ValidityFlags): string {
  if (flags.customError) return errors.join(" ");
  if (flags.valueMissing) return required.message;
  if (flags.typeMismatch) return email.message;
  return errors.join(" ");
}
