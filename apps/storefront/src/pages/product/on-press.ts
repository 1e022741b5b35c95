import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { MouseEvent } from "react";

/** What a press on a product's page opens beside a colour; its code is loaded with it. Whether the press was for one of them. */
export function openPressed(event: MouseEvent, shop: ShopFrame, guideTitle: string): boolean {
  const pressed = event.target as Element;
  const box = pressed.closest("[data-estimate]")?.closest(".delivery-box");
  const isGuide = pressed.closest("a[href='#size-guide']") !== null;
  if (!box && !isGuide) return false;
  event.preventDefault();
  if (box) void import("./estimate/show-estimate.ts").then(({ showEstimate }) => showEstimate(box, shop));
  else
    void import("./size-guide/open-size-guide.ts").then(({ openSizeGuide }) => {
      const chosen = document.querySelector<HTMLInputElement>(".buy input[name=size]:checked");
      openSizeGuide(guideTitle, chosen?.value ?? "");
    });
  return true;
}

/** Shows the delivery to the country that was asked for on an earlier page; this one was rendered for everyone. */
export function recallDestination(page: Element, shop: ShopFrame): void {
  if (document.cookie.includes("delivery-country="))
    void import("./estimate/show-estimate.ts").then(({ showRemembered }) =>
      showRemembered(page.querySelector(".delivery-box"), shop),
    );
}
