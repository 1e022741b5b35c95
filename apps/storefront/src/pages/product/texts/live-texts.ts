// The fields of a piece with texts while somebody types. Loaded with the first of them that is entered.
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { checkValues, type TypedValues, wordsInPlace, wrongText } from "@selvedge/domain/personalisation/check-values";
import { textFieldsOf } from "@selvedge/domain/personalisation/field-names";
import { isTextFont } from "@selvedge/domain/personalisation/fonts";
import { isTextInk } from "@selvedge/domain/personalisation/inks";
import { lengthOf, tidyText } from "@selvedge/domain/personalisation/text-kinds";
import { money } from "../../../state/money.ts";

const started = new WeakSet<HTMLFormElement>();
/** How long nothing is typed before the pictures follow. */
const pauseMs = 250;

/** Follows what is typed: counts, charge, pictures, and the words beside the tick. Twice does nothing. */
export function startTexts(form: HTMLFormElement, product: ProductData): void {
  if (started.has(form)) return;
  started.add(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener("input", ({ target }) => {
    const field = (target as Element).closest<HTMLInputElement>(".texts input");
    if (!field) return;
    if (field.name !== "read") box(form, "read")!.checked = false;
    showError(form, field.name, null);
    showWords(form, product);
    clearTimeout(timer);
    timer = setTimeout(() => showPictures(form, product), pauseMs);
  });
  form.addEventListener("focusout", ({ target }) => {
    const field = fieldsOf(product).find(({ key }) => key === (target as HTMLInputElement).name);
    const typed = field && tidyText(box(form, field.key)!.value);
    if (field && typed) showError(form, field.key, wrongText(field, typed));
  });
  showWords(form, product);
  // What was typed while this was loading raised no event here.
  if (fieldsOf(product).some(({ key }) => box(form, key)?.value)) showPictures(form, product);
}

/** What was typed and chosen, by field. */
export const typedIn = (form: HTMLFormElement): Record<string, string> =>
  textFieldsOf(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));

/** Shows what is wrong beside each field and goes to the first; false where something is. */
export function isFilledIn(form: HTMLFormElement, product: ProductData): boolean {
  startTexts(form, product);
  const { read, ...typed } = typedIn(form);
  const checked = checkValues(askedOf(product), typed);
  const errors: Record<string, string> = checked.ok ? {} : { ...checked.errors };
  if (!read) errors.read = "Read it twice, then tick the box: it is printed as you typed it.";
  return showErrors(form, errors);
}

/** Shows errors by field and goes to the first; false where there is one. */
export function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): boolean {
  const wrong = [...form.querySelectorAll<HTMLInputElement>(".texts input")].filter(({ name }) => errors[name]);
  for (const { name } of wrong) showError(form, name, errors[name]!);
  wrong[0]?.focus();
  return wrong.length === 0;
}

const fieldsOf = ({ personalisation }: ProductData) => personalisation?.fields ?? [];

const askedOf = (product: ProductData) => ({
  fields: fieldsOf(product),
  fonts: (product.personalisation?.fonts ?? []).map(({ code }) => code).filter(isTextFont),
  inks: (product.personalisation?.inks ?? []).map(({ code }) => code).filter(isTextInk),
});

const box = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`.texts input[name="${name}"]`);

/** The error takes the place of the hint, which comes back without it. */
function showError(form: HTMLFormElement, name: string, message: string | null): void {
  const field = box(form, name);
  const note = form.querySelector<HTMLElement>(`#${name}-note`);
  if (!field || !note || field.type === "radio") return;
  field.closest<HTMLElement>(".field, .texts-read")?.toggleAttribute("data-invalid", message !== null);
  if (message === null) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  note.querySelector("[data-wrong]")?.remove();
  if (message === null) return;
  const words = document.createElement("span");
  words.dataset.wrong = "";
  words.textContent = `${message} `;
  note.prepend(words);
}

function showWords(form: HTMLFormElement, product: ProductData): void {
  const typed: TypedValues = typedIn(form);
  let charge = 0;
  for (const field of fieldsOf(product)) {
    const text = tidyText(typed[field.key] ?? "");
    const count = form.querySelector(`#${field.key}-note [data-count]`);
    if (count) count.textContent = `${lengthOf(text)} of ${field.maxLength}`;
    if (text !== "") charge += field.charge;
  }
  const sum = form.querySelector("[data-charge]");
  if (sum) sum.textContent = charge > 0 ? `Your words add ${money(charge, product.currency)}.` : "";
  const words = form.querySelector("[data-typed]");
  if (words) words.textContent = wordsInPlace(fieldsOf(product), typed);
}

function showPictures(form: HTMLFormElement, { urlName }: ProductData): void {
  const { read: _, ...typed } = typedIn(form);
  const query = new URLSearchParams(typed);
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-texts]"))
    picture.src = `/product/${urlName}/texts/${picture.dataset.texts}?${query}`;
}
