import type { PlacedOrder } from "@selvedge/contracts/storefront/page-data";
import { PlacedPage } from "../../parts/placed-page.tsx";

/** The checkout of an empty basket: for who has just paid in this browser, the way to the receipt. */
export function NothingToPay({ message, placed }: { message: string; placed: PlacedOrder | null }) {
  if (placed) return <PlacedPage order={placed} />;
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
