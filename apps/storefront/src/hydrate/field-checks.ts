// Validates fields of forms that are not rendered by React, on blur. Loaded with the first blur.
import { check, checkIfGiven, type Rule } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { phoneRules, postcodeRules } from "@selvedge/domain/validation/rules/delivery";
import { newPasswordRules, passwordsDiffer, wordsAbout } from "@selvedge/domain/validation/rules/new-password";
import { recoveryCode } from "@selvedge/domain/validation/rules/secrets";
import { required } from "@selvedge/domain/validation/rules/text";
import { faultOf as namedFault } from "../parts/fault-of.ts";

/**
 * Validates a field by what it is for. An empty field is only reported if it was invalid before. While something is pressed
 * nothing may move, or a press on the form's button misses it: the check waits for the end of the press.
 */
export function checkField(field: HTMLInputElement): void {
  if (document.querySelector(":active")) document.addEventListener("mouseup", () => checkLater(field), { once: true });
  else checkNow(field);
}

/** After the click that a release may be. */
const checkLater = (field: HTMLInputElement) => setTimeout(() => checkNow(field));

/** What a note said before a fault took its place. */
const hints = new WeakMap<HTMLElement, string>();

function checkNow(field: HTMLInputElement): void {
  const isAsked = field.value.trim() !== "" || field.ariaInvalid === "true";
  const isRuled = field.required || field.name in countryRules;
  const fault = isAsked && isRuled ? faultOf(field) : null;
  const note = noteOf(field, fault !== null);
  if (!note) return;
  if (!hints.has(note)) hints.set(note, field.ariaInvalid === "true" ? "" : (note.textContent ?? ""));
  note.textContent = fault ?? hints.get(note)!;
  note.hidden = note.textContent === "";
  field.ariaInvalid = fault === null ? null : "true";
  field.closest(".field")?.toggleAttribute("data-invalid", fault !== null);
}

/** Fields that are held against the country of the same form. */
const countryRules: Readonly<Record<string, (country: string) => readonly Rule[]>> = {
  zip: postcodeRules,
  phone: phoneRules,
};

function faultOf(field: HTMLInputElement): string | null {
  const { name, type, value, form } = field;
  const rulesIn = countryRules[name];
  if (rulesIn) {
    const text = checkIfGiven(value.trim(), [...rulesIn(textOf(form, "country"))]);
    if (text !== null) return namedFault(field.labels?.[0]?.textContent ?? "", text);
    if (!field.required) return null;
  }
  if (name === "password_confirmation") return value === textOf(form, "password") ? null : passwordsDiffer;
  if (type === "password")
    return check(value, isNew(form) ? newPasswordRules(wordsAbout(textOf(form, "email"))) : [required]);
  if (name === "recoveryCode") return check(value.trim(), [required, recoveryCode]);
  return check(value.trim(), type === "email" ? [required, email] : [required]);
}

const textOf = (form: HTMLFormElement | null, name: string): string =>
  (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? "";

/** Whether a form sets a password rather than asks for one. */
const isNew = (form: HTMLFormElement | null): boolean => form?.querySelector("[autocomplete=new-password]") != null;

/** The note below a field: the one that the server rendered, or a new one. */
function noteOf(field: HTMLInputElement, isNeeded: boolean): HTMLElement | null {
  const id = `${field.id}-note`;
  const known = document.getElementById(id);
  if (known || !isNeeded) return known;
  const note = document.createElement("p");
  Object.assign(note, { id, className: "field-note" });
  note.role = "alert";
  field.setAttribute("aria-describedby", id);
  (field.closest("[data-line]") ?? field.closest(".field-box") ?? field).after(note);
  return note;
}
