import type { CheckoutPageData } from "@selvedge/contracts/pages/page-data";
import { MessagePage } from "../../parts/message-page.tsx";
import { PlacedPage } from "../../parts/placed-page.tsx";

type Why = Pick<CheckoutPageData, "title" | "message" | "placed" | "isBasketEmpty">;

/** The checkout of a basket that cannot be paid for. A shopper who has just paid in this browser gets the receipt's link. */
export function NothingToPay({ title, message, placed, isBasketEmpty }: Why) {
  if (placed) return <PlacedPage order={placed} />;
  return <MessagePage title={title} message={message} actions={isBasketEmpty ? [browse] : [basket, back]} />;
}

const basket = { href: "/basket/", label: "See your basket" };
const back = { href: "/", label: "Back to the shop" };
const browse = { href: "/", label: "Browse the shop" };
