// What the offer to join the shop's list is made of: first name and address, one mail to confirm. Source: storefront §5, §8.
import { subscribeMessages } from "@selvedge/contracts/subscribers/messages";
import { check } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { required } from "@selvedge/domain/validation/rules/text";
import { ApiFailure, api } from "../../state/api.ts";
import { make } from "../search/make.ts";
import type { Offer } from "./offer-times.ts";

/** What of an offer can be seen, and the list that who answers joins. */
export type ShownOffer = Pick<Offer, "title" | "text" | "buttonText" | "mailingList">;

export interface RenderedOffer {
  dialog: HTMLDialogElement;
  /** Says at each field what is wrong with it; the first one of those, null for none. */
  findMistake: () => HTMLElement | null;
  /** Puts the thanks in the place of the form; gives the button that closes them. */
  thank: () => HTMLElement;
}

const closeMark = `<svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg>`;

/** The dialog, closed. `sent` is called when the server has taken an address. */
export function renderOffer({ title, text, buttonText, mailingList }: ShownOffer, sent: () => void): RenderedOffer {
  const close = make("button", { type: "button", class: "icon-button", "aria-label": "Close" });
  close.innerHTML = closeMark;
  const { form, findMistake } = formOf({ buttonText, mailingList, sent });
  const body = make("div", {}, ...(text ? [make("p", {}, text)] : []), form, privacy());
  const dialog = make(
    "dialog",
    { class: "offer", "aria-labelledby": "offer-title", closedby: "any" },
    make("div", { class: "offer-head" }, make("h2", { id: "offer-title" }, title), close),
    body,
  ) as HTMLDialogElement;
  close.addEventListener("click", () => dialog.close());
  const thank = () => {
    const done = make("button", { type: "button", "data-part": "button", "data-look": "outlined" }, "Close");
    done.addEventListener("click", () => dialog.close());
    body.replaceChildren(make("p", { role: "status" }, subscribeMessages.sent), make("p", {}, done));
    return done;
  };
  return { dialog, findMistake, thank };
}

interface FormParts extends Pick<ShownOffer, "buttonText" | "mailingList"> {
  sent: () => void;
}

function formOf({ buttonText, mailingList, sent }: FormParts) {
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
  const findMistake = () => [firstName, address].filter((field) => !field.isRight())[0]?.input ?? null;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled) return;
    const wrong = findMistake();
    if (wrong) return wrong.focus();
    send.disabled = true;
    fault.hidden = true;
    const refused = await subscribe(firstName.input.value.trim(), address.input.value.trim(), mailingList);
    if (refused === null) return sent();
    fault.textContent = refused;
    fault.hidden = false;
    send.disabled = false;
  });
  return { form, findMistake };
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
