// The form that a shop's links to "@remill" open: worn garments come back and are spun into new cloth. Loaded when it is
// opened. Source: storefront §2.5, §3, §4, §5, §8 "Remill".
import { takeBack } from "@selvedge/domain/returns/take-back";
import { check } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { required } from "@selvedge/domain/validation/rules/text";
import { ApiFailure, api } from "../state/api.ts";
import { make } from "./search/make.ts";
import { showSnackbar } from "./snackbar.ts";
import "./take-back.css";

const closeMark = `<svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg>`;

/** Opens the form; nothing where it is open. */
export function openTakeBack(): void {
  if (document.querySelector("dialog.take-back")) return;
  const close = make("button", { type: "button", class: "icon-button", "aria-label": "Close" });
  close.innerHTML = closeMark;
  const body = make("div", {}, ...formOf(() => body.replaceChildren(...submitted(() => dialog.close()))));
  const dialog = make(
    "dialog",
    { class: "take-back", "aria-labelledby": "take-back-title", closedby: "any" },
    make("div", { class: "take-back-head" }, make("h2", { id: "take-back-title" }, takeBack.title), close),
    body,
  ) as HTMLDialogElement;
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  body.querySelector("input")?.focus();
}

/** The form; it can be sent while its address is valid and nothing is on its way. */
function formOf(onSent: () => void): HTMLElement[] {
  const field = make("input", {
    ...{ id: "take-back-email", name: "email", type: "email", autocomplete: "email", maxlength: "254" },
    ...{ required: "", "aria-describedby": "take-back-note" },
  }) as HTMLInputElement;
  const note = make("p", { id: "take-back-note", class: "field-note", hidden: "" });
  const box = make("div", { class: "field-box" }, make("label", { for: field.id }, "Email address"), field);
  const place = make("div", { class: "field" }, box, note);
  const send = make(
    "button",
    { type: "submit", "data-part": "button", "data-look": "filled", disabled: "" },
    "Send me the instructions",
  ) as HTMLButtonElement;
  const fault = make("p", { class: "notice", "data-tone": "failed", role: "alert", hidden: "" });
  const form = make("form", { novalidate: "" }, fault, place, send);
  let isLoading = false;
  const faultNow = () => check(field.value.trim(), [required, email]);
  const showFault = (fault: string | null) => {
    note.textContent = fault ?? "";
    note.hidden = fault === null;
    field.ariaInvalid = fault === null ? null : "true";
    place.toggleAttribute("data-invalid", fault !== null);
  };
  const refresh = () => {
    send.disabled = isLoading || faultNow() !== null;
  };
  field.addEventListener("input", () => {
    refresh();
    if (field.ariaInvalid === "true") showFault(faultNow());
  });
  field.addEventListener("blur", () => {
    if (field.value.trim() !== "") showFault(faultNow());
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isLoading || faultNow() !== null) return;
    isLoading = true;
    refresh();
    fault.hidden = true;
    const { isSent, text } = await ask(field.value.trim());
    if (isSent) return onSent();
    fault.textContent = text;
    fault.hidden = false;
    isLoading = false;
    refresh();
  });
  const lead = make(
    "p",
    {},
    "Worn cotton is cut, carded and spun again. Enter your email, and we write to you how it gets to us.",
  );
  return [lead, form, privacy()];
}

/** Sends the address and says what came of it, in a snackbar, too: that one lies below an open dialog. */
async function ask(address: string): Promise<{ isSent: boolean; text: string }> {
  try {
    const { type, message } = await api("POST /frontend/retex/remill/submit/", { body: { email: address } });
    const isSent = type === "success";
    showSnackbar({ code: "take-back", text: message, tone: isSent ? "done" : "failed" });
    return { isSent, text: message };
  } catch (error) {
    const isTooMany = error instanceof ApiFailure && error.status === 429;
    const text = isTooMany ? error.message : takeBack.failed;
    showSnackbar({ code: "take-back", text, tone: "failed" });
    return { isSent: false, text };
  }
}

function privacy(): HTMLElement {
  const link = make("a", { href: "/privacy-policy/" }, "privacy policy");
  return make("p", { class: "quiet" }, "What we do with your address is in the ", link, ".");
}

function submitted(onClose: () => void): HTMLElement[] {
  const done = make("button", { type: "button", "data-part": "button", "data-look": "outlined" }, "Close");
  done.addEventListener("click", onClose);
  setTimeout(() => done.focus());
  return [
    make("p", { role: "status" }, takeBack.sent),
    make("p", {}, "It says where to send the garment, and what may come along."),
    privacy(),
    make("p", {}, done),
  ];
}
