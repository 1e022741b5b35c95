// What scripts add to lists of products: filters that work at once, more of the list while it is scrolled, colours and sizes
// on cards. Loaded when such a page is first touched; without it each of them is a link or a form.
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { rememberFormats } from "../../state/money.ts";
import { restoreList, saveList, startMore } from "./more.ts";
import { movePriceThumb } from "./price-thumbs.ts";
import { keepPlace, refine, refineBy, restorePlace } from "./refine.ts";

let isStarted = false;

/** Starts once, however often it is called; `isShown` where a page has just been shown in place of another. */
export function startFinder(shop: ShopFrame, isShown: boolean): void {
  if (isShown) restorePlace();
  if (isShown || !isStarted) restoreList();
  if (isStarted) return;
  isStarted = true;
  rememberFormats(shop.currencies);
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.hasAttribute("data-finder")) target.form.requestSubmit();
  });
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.sets) movePriceThumb(target, shop);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-finder")) return;
    event.preventDefault();
    refineBy(form, event.submitter);
  });
  document.addEventListener("click", followWay);
  for (const use of ["pointerover", "focusin"])
    document.addEventListener(use, ({ target }) => {
      const card = target instanceof Element ? target.closest<HTMLElement>("[data-swatch],[data-quick-add]") : null;
      if (card) void import("./fetch-product.ts").then(({ productOf }) => productOf(card).catch(() => {}));
    });
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.destination.sameDocument && event.navigationType === "replace") return;
    saveList();
  });
  startMore();
  sendEarlier();
}

/** A filter that was chosen while this was loading. */
function sendEarlier() {
  const boxes = document.querySelectorAll<HTMLInputElement>("[data-finder] input[type=checkbox]");
  for (const box of boxes) if (box.checked !== box.defaultChecked) return box.form?.requestSubmit();
}

/** Links that do more with scripts. Those with a modifier key are the browser's. */
function followWay(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const way = target.closest<HTMLAnchorElement>("a[data-refines],a[data-swatch],a[data-quick-add]");
  if (!way) return;
  event.preventDefault();
  const leave = () => location.assign(way.href);
  if (way.hasAttribute("data-refines")) {
    keepPlace();
    refine(way.href);
  } else if (way.hasAttribute("data-swatch"))
    import("./show-colour.ts").then(({ showColour }) => showColour(way)).catch(leave);
  else import("./quick-add.ts").then(({ openQuickAdd }) => openQuickAdd(way)).catch(leave);
}
