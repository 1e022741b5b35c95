import type { CheckoutPageData } from "@selvedge/contracts/storefront/page-data";
import { MessagePage } from "../../parts/message-page.tsx";
import { PlacedPage } from "../../parts/placed-page.tsx";

type Why = Pick<CheckoutPageData, "title" | "message" | "placed">;

/** The checkout of a basket that cannot be paid for: for who has just paid in this browser, the way to the receipt. */
export function NothingToPay({ title, message, placed }: Why) {
  if (placed) return <PlacedPage order={placed} />;
  return <MessagePage title={title} message={message} ways={ways} />;
}

const ways = [
  { href: "/basket/", label: "See your basket" },
  { href: "/", label: "Back to the shop" },
];
