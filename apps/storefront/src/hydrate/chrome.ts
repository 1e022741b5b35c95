// Starts the header, menu, hearts and counts. It uses no React: most pages of a shop need no other script.
import type { PageAnswer, ShopFrame } from "@selvedge/contracts/pages/page-data";
import { actionEvent } from "../router/links.ts";
import { startCounts } from "./counts.ts";
import { refreshHearts, startHearts } from "./hearts.ts";
import { startMenu } from "./menu.ts";
import { startPictures } from "./pictures.ts";

export interface Chrome {
  /** Updates the chrome for the page that is now shown. */
  pageShown(answer: PageAnswer): void;
}

export function startChrome(shop: ShopFrame, first: PageAnswer): Chrome {
  const closeMenu = startMenu();
  startPictures();
  startHearts();
  startCounts(shop.settings.favouritesEnabled);
  startSidebar(shop);
  // A select that submits its form on change, such as the order of a collection, as if the button that it names was pressed.
  document.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement && event.target.matches("[data-submits]"))
      event.target.form?.requestSubmit(document.getElementById(event.target.dataset.submits!));
  });
  // Pages rendered by React check their own fields.
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.hasAttribute("data-checked"))
      void import("./field-checks.ts").then(({ checkField }) => checkField(target));
  });
  // A form that came back goes to what is wrong with it, which may be far below where its document begins.
  document.querySelector<HTMLElement>("form[data-checked] [aria-invalid=true]")?.focus();
  // The focus, and typing, where a field had the focus before scripts came.
  for (const use of ["focusin", "input"])
    document.addEventListener(use, ({ target }) => {
      if (target instanceof HTMLInputElement && target.hasAttribute("data-search-field"))
        void import("./search/start-search.ts").then(({ startSearch }) => startSearch(target, shop));
    });
  // The names are those of account-forms.ts, which is loaded only where one is there.
  if (
    document.querySelector("[data-code-field],[data-resend-seconds],[data-captcha],[data-shop-address],[data-passkey]")
  )
    void import("./account-forms.ts").then(({ startAccountForms }) => startAccountForms());
  // Named by links of pages and menus (storefront §2.5).
  document.addEventListener(actionEvent, (event) => {
    if ((event as CustomEvent<string>).detail === "remill")
      void import("./take-back.ts").then(({ openTakeBack }) => openTakeBack());
  });
  startOwn();
  startTouched(shop);
  let shownUrl = first.url;
  return {
    pageShown({ url, route, routeName = route, layout, head }) {
      Object.assign(document.documentElement.dataset, { layout, route: routeName });
      closeMenu();
      document.querySelector<HTMLDialogElement>("dialog.sidebar")?.close();
      markPlace(url);
      refreshHearts();
      startOwn();
      touched(shop, true);
      if (url !== shownUrl) document.getElementById("live-title")!.textContent = head.title;
      shownUrl = url;
    },
  };
}

/** Blocks that do more with scripts bring them along. */
function startOwn() {
  if (document.querySelector("[data-starts]"))
    void import("./blocks/start-blocks.ts").then(({ startBlocks }) => startBlocks());
}

/** Lists to choose from do more with scripts once they are touched, or were read further before. */
function touched(shop: ShopFrame, isShown = false) {
  if (document.querySelector("[data-finder]"))
    void import("./finder/start-finder.ts").then(({ startFinder }) => startFinder(shop, isShown));
}

function startTouched(shop: ShopFrame) {
  for (const use of ["pointerover", "focusin", "scroll"])
    document.addEventListener(use, () => touched(shop), { once: true, passive: true });
  if (window.navigation?.currentEntry?.getState()) touched(shop);
}

function startSidebar(shop: ShopFrame) {
  document.getElementById("burger")?.addEventListener("click", () => {
    void import("./sidebar.tsx").then(({ openSidebar }) => openSidebar(shop));
  });
}

function markPlace(url: string) {
  const path = url.split("?")[0];
  for (const link of document.querySelectorAll(".menu-top"))
    link.ariaCurrent = link.getAttribute("href") === path ? "page" : null;
}
