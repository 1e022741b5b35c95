import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import "./basket.css";
import { useEffect, useState } from "react";
import { DeliveryNote } from "../../parts/delivery-note.tsx";
import { MessagePage } from "../../parts/message-page.tsx";
import { PlacedPage } from "../../parts/placed-page.tsx";
import { Promises } from "../../parts/promises.tsx";
import { ApiFailure } from "../../state/api.ts";
import { changeQuantity, loadBasket, removeFromBasket } from "../../state/basket.ts";
import { basketStore, takeBasket } from "../../state/basket-store.ts";
import { money } from "../../state/money.ts";
import { useStore } from "../../state/use-store.ts";
import { BasketLine } from "./basket-line.tsx";

/** The basket, drawn by the server for this visitor and kept true by the answers to each change. */
export default function BasketPage({ answer }: { answer: PageAnswer<"basket"> }) {
  const { delivery, form, placed } = answer.data;
  const basket = useStore(basketStore, null) ?? answer.data.basket;
  const [message, setMessage] = useState(form?.message ?? "");
  useEffect(() => takeBasket(answer.data.basket), [answer]);
  const { items, totals } = basket;
  if (items.length === 0) return placed ? <PlacedPage order={placed} /> : <EmptyBasket message={message} />;
  const change = async (work: Promise<void>) => {
    setMessage("");
    await work.catch((error: unknown) => {
      setMessage(error instanceof ApiFailure ? error.message : "We could not change this. Please try again.");
      return loadBasket().catch(() => {});
    });
  };
  const gone = items.filter(({ isAvailable }) => !isAvailable);
  return (
    <div className="page-frame basket-page">
      <div className="page-head">
        <h1>Your basket</h1>
      </div>
      {message ? (
        <p className="notice" data-tone="failed" role="alert">
          {message}
        </p>
      ) : null}
      <div className="basket">
        <ul className="basket-lines">
          {items.map((item) => (
            <BasketLine
              key={item.key}
              item={item}
              currency={totals.currency}
              onQuantity={(quantity) => void change(changeQuantity(item.key, quantity))}
              onRemove={() => void change(removeFromBasket(item.key))}
            />
          ))}
        </ul>
        <aside className="basket-summary" aria-label="Summary">
          <h2>Summary</h2>
          <p className="sum-row">
            <span>{totals.quantity === 1 ? "1 item" : `${totals.quantity} items`}</span>
            <span>{money(totals.goodsIncTax, totals.currency)}</span>
          </p>
          <p className="quiet">VAT included. Delivery is added at the checkout.</p>
          {gone.length > 0 ? (
            <p className="notice" data-tone="failed">
              Remove what is no longer available to go on.
            </p>
          ) : (
            <a className="wide" data-part="button" data-look="filled" data-size="large" href="/checkout/">
              Checkout
            </a>
          )}
          {delivery ? <DeliveryNote delivery={delivery} /> : null}
          <Promises />
        </aside>
      </div>
    </div>
  );
}

const EmptyBasket = ({ message }: { message: string }) => (
  <MessagePage
    title="Your basket is empty"
    message={message || "Everything here is printed when you order it. Find something to wear."}
    ways={[{ href: "/", label: "Look around" }]}
  />
);
