import type { CheckoutPageData } from "@selvedge/contracts/storefront/page-data";
import { PlacedPage } from "../../parts/placed-page.tsx";

type Why = Pick<CheckoutPageData, "title" | "message" | "placed">;

/** The checkout of a basket that cannot be paid for: for who has just paid in this browser, the way to the receipt. */
export function NothingToPay({ title, message, placed }: Why) {
  if (placed) return <PlacedPage order={placed} />;
  return (
    <div className="page-frame message-page">
      <h1>{title}</h1>
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
