import type { PlacedOrder } from "@selvedge/contracts/pages/page-data";
import { MessagePage } from "./message-page.tsx";

/** Shown in place of an empty basket after an order was placed in this browser: a link to the receipt. */
export function PlacedPage({ order: { orderHash, reference } }: { order: PlacedOrder }) {
  return (
    <MessagePage
      title={`Order ${reference} is placed`}
      message="Everything that was in your basket is paid for, so your basket is empty now. The receipt follows each garment."
      actions={[
        { href: `/receipt/${orderHash}/`, label: "See your receipt" },
        { href: "/", label: "Back to the shop" },
      ]}
    />
  );
}
