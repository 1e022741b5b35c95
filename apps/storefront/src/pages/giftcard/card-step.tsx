import { fullDay } from "@selvedge/domain/dates/day-words";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { money } from "../../state/money.ts";
import type { StepProps } from "./giftcard-page.tsx";

/** The card that a mail leads to: what its buyer wrote, its code and what is on it now, and a button that enters it. */
export function CardStep({ data: { currency }, view: { card } }: StepProps<"card">) {
  const { name, settings } = useShopFrame();
  const { code, state, balance, amount, lastDay, recipientName, buyerName, message } = card;
  const shopName = settings.logo.text || name;
  return (
    <>
      <h1>
        {recipientName}, a gift card from {buyerName}
      </h1>
      <div className="giftcard-card" data-part="head">
        <p className="giftcard-shop">{shopName}</p>
        <p className="giftcard-amount">{money(balance, currency)}</p>
        <p className="giftcard-code">
          <span className="visually-hidden">Code </span>
          {code}
        </p>
      </div>
      {message ? <blockquote className="giftcard-message">{message}</blockquote> : null}
      <p>
        {stateWords(state, {
          left: money(balance, currency),
          first: money(amount, currency),
          isWhole: balance === amount,
        })}
      </p>
      {state === "open" && lastDay ? (
        <p className="quiet">It works until {fullDay(`${lastDay}T12:00:00Z`, "UTC")}.</p>
      ) : null}
      {state === "open" ? (
        <form method="post" action="/basket/codes/" className="account-buttons">
          <input type="hidden" name="code" value={code} />
          <button type="submit" data-part="button" data-look="filled" data-size="large">
            Put it in my basket
          </button>
          <a data-part="button" data-look="outlined" href="/">
            Look around the shop
          </a>
        </form>
      ) : null}
    </>
  );
}

interface Amounts {
  left: string;
  first: string;
  isWhole: boolean;
}

function stateWords(state: "open" | "spent" | "expired" | "disabled", { left, first, isWhole }: Amounts): string {
  if (state === "disabled")
    return "This card is disabled and pays nothing. Write to the shop if you did not expect that.";
  if (state === "expired") return "This card has expired and pays nothing.";
  if (state === "spent") return `All ${first} of it is spent.`;
  const words = "Enter the code in the basket or at the checkout. What you do not spend stays on the card.";
  return isWhole ? words : `${left} of ${first} is left. ${words}`;
}
