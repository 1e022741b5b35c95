// The address of a shop that is being made: checked while it is typed, and made from the name until it is typed itself.
// Fetched with the page.
import { labelFault, labelOf, labelTexts } from "@selvedge/domain/sign-up/shop-label";
import { api } from "../state/api.ts";

const waitMs = 400;
const hint = "Small letters, digits and dashes. Checked as you type.";

const words: Readonly<Record<string, string>> = {
  checking: "Checking",
  free: "Free",
  taken: "Taken",
  reserved: "Reserved",
};

let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;

/** Follows what is typed into one of the two fields of a form. */
export function followAddress(field: HTMLInputElement): void {
  const part = field.form?.querySelector<HTMLElement>("[data-shop-address]");
  const label = part?.querySelector("input");
  if (!part || !label) return;
  if (field === label) part.dataset.shopAddress = "chosen";
  else if (part.dataset.shopAddress === "chosen") return;
  else label.value = labelOf(field.value);
  look(part, label);
}

/** Checks the address that was made from the name given on the way here; one that was refused keeps its reason. */
export function startAddress(part: HTMLElement): void {
  const label = part.querySelector("input");
  if (label?.value && !part.hasAttribute("data-invalid")) look(part, label);
}

function look(part: HTMLElement, label: HTMLInputElement): void {
  clearTimeout(timer);
  const turn = ++asked;
  const wanted = label.value.trim();
  const fault = wanted === "" ? null : labelFault(wanted);
  const isOurs = fault === "invalid" || fault === "short";
  show(part, label, {
    state: isOurs ? fault : wanted === "" ? "" : "checking",
    note: isOurs ? labelTexts[fault] : hint,
  });
  if (isOurs || wanted === "") return;
  timer = setTimeout(async () => {
    try {
      const { data } = await api("GET /shop/sign-up/address/", { query: { label: wanted } });
      if (turn === asked) show(part, label, { ...data, note: data.message || hint });
    } catch {
      // The server checks again when the form is sent.
      if (turn === asked) show(part, label, { state: "", note: hint });
    }
  }, waitMs);
}

interface Checked {
  state: string;
  note: string;
  offers?: readonly string[];
}

function show(part: HTMLElement, label: HTMLInputElement, { state, note, offers = [] }: Checked) {
  const isWrong = !["", "checking", "free"].includes(state);
  const output = part.querySelector("output")!;
  output.textContent = words[state] ?? "";
  output.dataset.state = state;
  part.toggleAttribute("data-invalid", isWrong);
  label.ariaInvalid = isWrong ? "true" : null;
  document.getElementById("label-note")!.textContent = note;
  part.querySelector(".address-offers")?.remove();
  if (offers.length > 0) part.append(offersOf(part, label, offers));
}

/** Free addresses to take with one press. */
function offersOf(part: HTMLElement, label: HTMLInputElement, offers: readonly string[]): HTMLElement {
  const list = document.createElement("div");
  list.className = "address-offers";
  for (const offer of offers) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = offer;
    button.addEventListener("click", () => {
      label.value = offer;
      label.focus();
      part.dataset.shopAddress = "chosen";
      look(part, label);
    });
    list.append(button);
  }
  return list;
}
