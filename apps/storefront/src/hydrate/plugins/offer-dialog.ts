// The offer to join the shop's list: first name and address, one mail to confirm. Source: storefront §5, §8 "Subscriber offer".
import { subscribeMessages } from "@selvedge/contracts/subscribers/messages";
import { check } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { required } from "@selvedge/domain/validation/rules/text";
import { ApiFailure, api } from "../../state/api.ts";
import { make } from "../search/make.ts";
import { setCookie } from "./consent.ts";
import type { Offer } from "./offer-times.ts";

const daySeconds = 86_400;
const answered = {
  subscribed: () => setCookie("offer-subscribed", "1", 365 * daySeconds),
  dismissed: () => setCookie("offer-dismissed", "1", 30 * daySeconds),
};

const closeMark = `<svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg>`;

export function openOffer({ title, text, buttonText, mailingList }: Offer): void {
  const close = make("button", { type: "button", class: "icon-button", "aria-label": "Close" });
  close.innerHTML = closeMark;
  const body = make("div", {});
  const dialog = make(
    "dialog",
    { class: "offer", "aria-labelledby": "offer-title", closedby: "any" },
    make("div", { class: "offer-head" }, make("h2", { id: "offer-title" }, title), close),
    body,
  ) as HTMLDialogElement;
  let isSent = false;
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    if (!isSent) answered.dismissed();
    dialog.remove();
  });
  const onSent = () => {
    isSent = true;
    answered.subscribed();
    const done = make("button", { type: "button", "data-part": "button", "data-look": "outlined" }, "Close");
    done.addEventListener("click", () => dialog.close());
    body.replaceChildren(make("p", { role: "status" }, subscribeMessages.sent), make("p", {}, done));
    done.focus();
  };
  body.append(...(text ? [make("p", {}, text)] : []), formOf({ buttonText, mailingList, onSent }), privacy());
  document.body.append(dialog);
  dialog.showModal();
  body.querySelector("input")?.focus();
}

interface FormParts extends Pick<Offer, "buttonText" | "mailingList"> {
  onSent: () => void;
}

function formOf({ buttonText, mailingList, onSent }: FormParts): HTMLElement {
  const firstName = fieldOf({ name: "firstName", label: "First name", autocomplete: "given-name", maxlength: "60" }, [
    required,
  ]);
  const address = fieldOf(
    { name: "email", label: "Email address", type: "email", autocomplete: "email", maxlength: "254" },
    [required, email],
  );
  const fault = make("p", { class: "notice", "data-tone": "failed", role: "alert", hidden: "" });
  const send = make(
    "button",
    { type: "submit", "data-part": "button", "data-look": "filled" },
    buttonText,
  ) as HTMLButtonElement;
  const form = make("form", { novalidate: "" }, fault, firstName.place, address.place, send);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled) return;
    const wrong = [firstName, address].filter((field) => !field.isRight());
    if (wrong[0]) return wrong[0].input.focus();
    send.disabled = true;
    fault.hidden = true;
    const refused = await subscribe(firstName.input.value.trim(), address.input.value.trim(), mailingList);
    if (refused === null) return onSent();
    fault.textContent = refused;
    fault.hidden = false;
    send.disabled = false;
  });
  return form;
}

/** null once the address has been sent; otherwise why not. */
async function subscribe(firstName: string, address: string, mailingList: string): Promise<string | null> {
  try {
    await api("POST /frontend/subscribe/", { body: { email: address, firstName, mailingList } });
    return null;
  } catch (error) {
    const isSaid = error instanceof ApiFailure && (error.status === 422 || error.status === 429);
    return isSaid ? error.message : subscribeMessages.failed;
  }
}

type Rules = Parameters<typeof check>[1];

function fieldOf(
  { label, name, ...attributes }: Record<string, string> & { label: string; name: string },
  rules: Rules,
) {
  const input = make("input", {
    id: `offer-${name}`,
    name,
    required: "",
    "aria-describedby": `offer-${name}-note`,
    ...attributes,
  }) as HTMLInputElement;
  const note = make("p", { id: `offer-${name}-note`, class: "field-note", hidden: "" });
  const place = make(
    "div",
    { class: "field" },
    make("div", { class: "field-box" }, make("label", { for: input.id }, label), input),
    note,
  );
  const isRight = () => {
    const fault = check(input.value.trim(), rules);
    note.textContent = fault ?? "";
    note.hidden = fault === null;
    input.ariaInvalid = fault === null ? null : "true";
    place.toggleAttribute("data-invalid", fault !== null);
    return fault === null;
  };
  input.addEventListener("input", () => input.ariaInvalid === "true" && isRight());
  return { input, place, isRight };
}

const privacy = () =>
  make(
    "p",
    { class: "quiet" },
    "One email to confirm, and leave any time. ",
    make("a", { href: "/privacy-policy/" }, "Privacy policy"),
  );
