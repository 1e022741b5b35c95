import type { PlacedOrder } from "@selvedge/contracts/storefront/page-data";

/** Where there is nothing to buy because this browser has just bought it: the way to the receipt. */
export function PlacedPage({ order: { orderHash, reference } }: { order: PlacedOrder }) {
  return (
    <div className="page-frame message-page">
      <h1>Order {reference} is placed</h1>
      <p className="lead">
        Everything that was in your basket is paid for, so your basket is empty now. The receipt follows each garment.
      </p>
      <div className="message-ways">
        <a data-part="button" data-look="filled" href={`/receipt/${orderHash}/`}>
          See your receipt
        </a>
        <a data-part="button" data-look="outlined" href="/">
          Back to the shop
        </a>
      </div>
    </div>
  );
}
