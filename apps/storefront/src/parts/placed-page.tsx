import type { PlacedOrder } from "@selvedge/contracts/storefront/page-data";
import { MessagePage } from "./message-page.tsx";

/** Where there is nothing to buy because this browser has just bought it: the way to the receipt. */
export function PlacedPage({ order: { orderHash, reference } }: { order: PlacedOrder }) {
  return (
    <MessagePage
      title={`Order ${reference} is placed`}
      message="Everything that was in your basket is paid for, so your basket is empty now. The receipt follows each garment."
      ways={[
        { href: `/receipt/${orderHash}/`, label: "See your receipt" },
        { href: "/", label: "Back to the shop" },
      ]}
    />
  );
}
