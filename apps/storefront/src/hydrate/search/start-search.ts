// Suggestions under a search field while it is typed in: a combobox after ARIA 1.2. Loaded when a field is first used.
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { searchLimits } from "@selvedge/domain/search/search-limits";
import { rememberFormats } from "../../state/money.ts";
import { make } from "./make.ts";
import { noteOf, suggestionGroups } from "./suggestion-list.ts";
import "./suggestions.css";
import { type Suggestions, suggestionsFor } from "./suggestions.ts";

/** How long a pause in typing is. */
const pauseMs = 140;
const started = new WeakSet<HTMLInputElement>();

/** Starts a field, once. */
export function startSearch(input: HTMLInputElement, shop: ShopFrame): void {
  const field = input.closest(".search-field");
  if (!field || started.has(input)) return;
  started.add(input);
  rememberFormats(shop.currencies);
  for (const left of field.querySelectorAll(".suggestions, .suggestions-count")) left.remove();
  const list = make("div", { role: "listbox", id: `${input.id}-list`, "aria-label": "Suggestions" });
  const note = make("p", { class: "suggestions-note" });
  const box = make("div", { class: "suggestions", hidden: "" }, note, list);
  const count = make("div", { class: "visually-hidden suggestions-count", role: "status" });
  field.append(box, count);
  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  run({ input, list, note, box, count, rate: shop.shownRate });
}

interface Parts {
  input: HTMLInputElement;
  list: HTMLElement;
  note: HTMLElement;
  box: HTMLElement;
  /** Says to screen readers how much there is. */
  count: HTMLElement;
  rate: ShopFrame["shownRate"];
}

function run({ input, list, note, box, count, rate }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let active = -1;
  let shownFor = "";
  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const isOpen = () => !box.hidden;

  const activate = (wanted: number) => {
    active = wanted;
    for (const [at, option] of options().entries()) {
      option.setAttribute("aria-selected", String(at === active));
      if (at === active) option.scrollIntoView({ block: "nearest" });
    }
    const chosen = options()[active];
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
  };
  const setOpen = (wanted: boolean) => {
    clearTimeout(timer);
    box.hidden = !wanted;
    input.setAttribute("aria-expanded", String(wanted));
    activate(-1);
    if (!wanted) count.textContent = "";
  };
  const show = (text: string, found: Suggestions) => {
    if (text !== typed(input) || document.activeElement !== input) return;
    shownFor = text;
    list.replaceChildren(...suggestionGroups(found, { id: list.id, rate }));
    note.textContent = noteOf(found);
    note.hidden = note.textContent === "";
    setOpen(true);
    const choices = options().length;
    count.textContent = `${note.textContent} ${choices === 1 ? "1 suggestion" : `${choices} suggestions`}.`.trim();
  };
  /** Without an answer there are no suggestions; Enter still searches. */
  const look = () => {
    const text = typed(input);
    if (text.length < searchLimits.suggestFrom) return setOpen(false);
    suggestionsFor(text).then(
      (found) => show(text, found),
      () => setOpen(false),
    );
  };
  const move = (by: number) => {
    if (!isOpen()) return shownFor === typed(input) && shownFor !== "" ? setOpen(true) : look();
    const places = options().length + 1;
    activate(((active + 1 + by + places) % places) - 1);
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, pauseMs);
  });
  input.addEventListener("keydown", (event) => {
    const { key } = event;
    if (event.isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && isOpen() && active >= 0) options()[active]?.click();
    else if (key === "Escape" && isOpen()) setOpen(false);
    else return;
    event.preventDefault();
  });
  input.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOpen(false);
  });
  // The field keeps the focus while a choice is pressed.
  box.addEventListener("pointerdown", (event) => event.preventDefault());
  box.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("pointerover", ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>("[role=option]") : null;
    if (option) activate(options().indexOf(option));
  });
  window.navigation?.addEventListener("navigate", () => setOpen(false));
  if (document.activeElement === input && input.value !== input.defaultValue) look();
}

const typed = (input: HTMLInputElement): string => input.value.trim();
