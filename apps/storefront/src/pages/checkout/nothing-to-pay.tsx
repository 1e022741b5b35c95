import type { CheckoutPageData } from "@selvedge/contracts/pages/page-data";
import { MessagePage } from "../../parts/message-page.tsx";
import { PlacedPage } from "../../parts/placed-page.tsx";

type Why = Pick<CheckoutPageData, "title" | "message" | "placed">;

/** The checkout of a basket that cannot be paid for. A shopper who has just paid in this browser gets the receipt's link. */
export function NothingToPay({ title, message, placed }: Why) {
  if (placed) return <PlacedPage order={placed} />;
  return <MessagePage title={title} message={message} actions={actions} />;
}

const actions = [
  { href: "/basket/", label: "See your basket" },
  { href: "/", label: "Back to the shop" },
];
