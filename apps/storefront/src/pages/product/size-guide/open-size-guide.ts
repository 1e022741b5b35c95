// The size guide of a product's page in a dialog. Loaded when it is opened.
import { webStorage } from "@selvedge/browser/storage/web-storage";
import { make } from "../../../hydrate/search/make.ts";
import "./size-dialog.css";

const remembered = webStorage(() => localStorage, console.warn);
const unitKey = "size-unit";

/** Opens the guide, with the row of the chosen size marked. */
export function openSizeGuide(title: string, chosen: string): void {
  const guide = document.getElementById("size-guide");
  const place = guide?.parentElement;
  if (!guide || !place) return;
  const close = make("button", { type: "button", class: "icon-button", "aria-label": "Close" });
  close.innerHTML = `<svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg>`;
  const heading = make("h2", { id: "size-dialog-title" }, `Size guide: ${title}`);
  const foot = make("div", { class: "size-dialog-foot" });
  const print = make("button", { type: "button", class: "text-button" }, "Print this guide");
  const dialog = make(
    "dialog",
    { class: "size-dialog", "aria-labelledby": "size-dialog-title", closedby: "any" },
    make("div", { class: "size-dialog-head" }, heading, close),
    guide,
    foot,
  ) as HTMLDialogElement;
  foot.append(print);
  const unmark = markOwn(guide, chosen);
  recallUnit(guide);
  const shut = () => dialog.close();
  const { navigation } = window as { navigation?: EventTarget };
  close.addEventListener("click", shut);
  print.addEventListener("click", () => window.print());
  navigation?.addEventListener("currententrychange", shut);
  guide.addEventListener("change", saveUnit);
  dialog.addEventListener("close", () => {
    navigation?.removeEventListener("currententrychange", shut);
    guide.removeEventListener("change", saveUnit);
    unmark();
    place.append(guide);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Marks the row of a size, in words, too. Gives what takes the mark away. */
function markOwn(guide: HTMLElement, size: string): () => void {
  const row = [...guide.querySelectorAll<HTMLElement>("tr[data-size]")].find((each) => each.dataset.size === size);
  const words = make("span", {}, " yours");
  row?.setAttribute("data-own", "");
  row?.querySelector("th")?.append(words);
  return () => {
    row?.removeAttribute("data-own");
    words.remove();
  };
}

/** The unit of the last time; at first inches for who reads American English. */
function recallUnit(guide: HTMLElement): void {
  const unit = remembered.get(unitKey) ?? (navigator.language === "en-US" ? "inch" : "cm");
  for (const input of guide.querySelectorAll<HTMLInputElement>("input[name=unit]"))
    input.checked = input.value === unit;
}

function saveUnit({ target }: Event): void {
  if (target instanceof HTMLInputElement) remembered.set(unitKey, target.value);
}
