import { money } from "../../state/money.ts";
import type { StepProps } from "./giftcard-page.tsx";

/** What its buyer reads once the card is paid. The code is in the mail to who gets it, not here. */
export function BoughtStep({ data: { currency }, view: { bought } }: StepProps<"bought">) {
  const { amount, recipientName, recipientEmail, buyerEmail, sendDay, isSent, isToday, isRefunded, paidWith } = bought;
  const sent = isSent ? "We have emailed it to" : isToday ? "It is on its way to" : `On ${sendDay} we email it to`;
  return (
    <>
      <h1>
        {isRefunded ? "This gift card was refunded" : `A gift card of ${money(amount, currency)} for ${recipientName}`}
      </h1>
      <p className="lead" role="status">
        {isRefunded
          ? "The money has gone back to what you paid with, and the card pays nothing any more."
          : `Thank you. ${sent} ${recipientName} at ${recipientEmail}.`}
      </p>
      <dl className="giftcard-facts">
        <div>
          <dt>Paid</dt>
          <dd>
            {money(amount, currency)}, {paidWith}
          </dd>
        </div>
        <div>
          <dt>Receipt</dt>
          <dd>by email to {buyerEmail}</dd>
        </div>
      </dl>
      <div className="account-buttons">
        <a data-part="button" data-look="filled" href="/">
          Back to the shop
        </a>
        <a data-part="button" data-look="outlined" href="/gift-card/">
          Buy another one
        </a>
      </div>
    </>
  );
}
