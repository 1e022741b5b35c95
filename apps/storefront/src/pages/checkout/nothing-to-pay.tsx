import { useEffect, useState } from "react";
import { type PlacedOrder, placedBefore } from "./placed-order.ts";

/** The checkout of an empty basket: for who has just paid in this tab, the way to the receipt. */
export function NothingToPay({ message }: { message: string }) {
  const [paid, setPaid] = useState<PlacedOrder | null>(null);
  useEffect(() => {
    const placed = placedBefore();
    if (placed?.isPaid) setPaid(placed);
  }, []);
  if (paid) return <HasPaid order={paid} />;
  return (
    <div className="page-frame message-page">
      <h1>Nothing to pay for</h1>
      <p className="lead">{message}</p>
      <div className="message-ways">
        <a data-part="button" data-look="filled" href="/basket/">
          See your basket
        </a>
        <a data-part="button" data-look="outlined" href="/">
          Back to the shop
        </a>
      </div>
    </div>
  );
}

function HasPaid({ order: { orderHash, reference } }: { order: PlacedOrder }) {
  return (
    <div className="page-frame message-page">
      <h1>You have paid {reference}</h1>
      <p className="lead">Your order is with us, and your basket is empty. Its receipt follows each garment.</p>
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
