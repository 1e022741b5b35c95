// The offer to join the shop's list, once it is shown. Source: storefront §5, §8 "Subscriber offer".
import { setCookie } from "./consent.ts";
import { renderOffer } from "./offer-parts.ts";
import type { Offer } from "./offer-times.ts";

const daySeconds = 86_400;
const answered = {
  subscribed: () => setCookie("offer-subscribed", "1", 365 * daySeconds),
  dismissed: () => setCookie("offer-dismissed", "1", 30 * daySeconds),
};

export function openOffer(offer: Offer): void {
  let isSent = false;
  const { dialog, thank } = renderOffer(offer, () => {
    isSent = true;
    answered.subscribed();
    thank().focus();
  });
  dialog.addEventListener("close", () => {
    if (!isSent) answered.dismissed();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input")?.focus();
}
