// What forms of signing in and signing up do with scripts: code boxes, a code sent again, a shop's address, captchas. No
// other page loads any of it.
import { startCaptchas } from "./captcha.ts";
import { startCodeFields } from "./code-fields.ts";
import { startPasskeys } from "./passkeys.ts";
import { startResend } from "./resend.ts";
import { followAddress, startAddress } from "./shop-address.ts";

export function startAccountForms(): void {
  startCodeFields(document.querySelectorAll<HTMLElement>("[data-code-field]"));
  startCaptchas(document.querySelectorAll<HTMLInputElement>("[data-captcha]"));
  const passkey = document.querySelector<HTMLElement>("[data-passkey]");
  if (passkey) startPasskeys(passkey);
  const button = document.querySelector<HTMLButtonElement>("[data-resend-seconds]");
  if (button) startResend(button);
  const address = document.querySelector<HTMLElement>("[data-shop-address]");
  if (address) startAddress(address);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.querySelector("[data-shop-address]")) followAddress(target);
  });
}
