// Fields of forms that no React draws say what is wrong with them when they are left. Fetched with the first one that is.
import { check } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { required } from "@selvedge/domain/validation/rules/text";

/** Looks at a field by its type. Empty, it is only told of after something had been wrong with it. */
export function checkField(field: HTMLInputElement): void {
  const isAsked = field.value.trim() !== "" || field.ariaInvalid === "true";
  const rules = field.type === "email" ? [required, email] : [required];
  const fault = isAsked && field.required ? check(field.value.trim(), rules) : null;
  const note = noteOf(field, fault !== null);
  if (!note) return;
  note.textContent = fault ?? "";
  note.hidden = fault === null;
  field.ariaInvalid = fault === null ? null : "true";
  field.closest(".field")?.toggleAttribute("data-invalid", fault !== null);
}

/** The note below a field: the server's, if it has written one, else one of our own. */
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
