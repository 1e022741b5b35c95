// Wakes what lies around the page. None of it is React: most pages of a shop need no more script than this.
import type { PageAnswer, ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { startCounts } from "./counts.ts";
import { refreshHearts, startHearts } from "./hearts.ts";
import { startMenu } from "./menu.ts";
import { startPictures } from "./pictures.ts";

export interface Chrome {
  /** Fits everything around the page to the one that has just come. */
  pageShown(answer: PageAnswer): void;
}

export function startChrome(shop: ShopFrame, first: PageAnswer): Chrome {
  const closeMenu = startMenu();
  startPictures();
  startHearts();
  startCounts(shop.settings.favouritesEnabled);
  startSidebar(shop);
  // A choice that sends its form by itself, such as the order of a collection.
  document.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement && event.target.matches("[data-submits]"))
      event.target.form?.requestSubmit();
  });
  // Pages that React draws look at their fields themselves.
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.hasAttribute("data-checked"))
      void import("./field-checks.ts").then(({ checkField }) => checkField(target));
  });
  let shownUrl = first.url;
  return {
    pageShown({ url, layout, head }) {
      document.documentElement.dataset.layout = layout;
      closeMenu();
      document.querySelector<HTMLDialogElement>("dialog.sidebar")?.close();
      markPlace(url);
      refreshHearts();
      if (url !== shownUrl) document.getElementById("live-title")!.textContent = head.title;
      shownUrl = url;
    },
  };
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
