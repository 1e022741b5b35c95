// What a person signs in with. Source: platform-core §5.
import type { Rule } from "../rule.ts";

/** Spaces inside are welcome; at the ends they are a typing slip that no one could repeat. */
export const password: Rule = {
  name: "password",
  message: "Password cannot start or end with spaces",
  holds: (text) => !text.startsWith(" ") && !text.endsWith(" "),
};

/** "123456" or "123 456", as authenticator apps show it. */
export const appTwoFactorCode: Rule = {
  name: "app_2fa_code",
  message: "Invalid authentication code",
  holds: isSixDigits,
};

/** The same, from a text message. */
export const smsTwoFactorCode: Rule = {
  name: "sms_2fa_code",
  message: "Invalid authentication code",
  holds: isSixDigits,
};

/** Eight letters or digits, a dash, eight more. */
export const recoveryCode: Rule = {
  name: "recovery_code",
  message: "Invalid recovery code",
  holds: (text) => /^[a-z0-9]{8}-[a-z0-9]{8}$/i.test(text),
};

function isSixDigits(text: string): boolean {
  return /^\d{3} ?\d{3}$/.test(text);
}
