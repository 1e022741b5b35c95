import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import "./basket.css";
import { type ReactNode, useEffect, useState } from "react";
import Crumbs from "../../parts/crumbs.tsx";
import DeliveryNote from "../../parts/delivery-note.tsx";
import { MessagePage } from "../../parts/message-page.tsx";
import { PlacedPage } from "../../parts/placed-page.tsx";
import { Promises } from "../../parts/promises.tsx";
import { ApiFailure } from "../../state/api.ts";
import { addToBasket, changeQuantity, loadBasket, removeFromBasket } from "../../state/basket.ts";
import { basketStore, takeBasket } from "../../state/basket-store.ts";
import { money } from "../../state/money.ts";
import { useStore } from "../../state/use-store.ts";
import { BasketLine } from "./basket-line.tsx";
import { type Taken, TakenOut } from "./taken-out.tsx";
import { useDeliveryPromise } from "./use-delivery-promise.ts";

const home = { title: "Home", url: "/" };

/** The basket, drawn by the server for this visitor and kept true by the answers to each change. */
export default function BasketPage({ answer }: { answer: PageAnswer<"basket"> }) {
  const { form, placed } = answer.data;
  const basket = useStore(basketStore, null) ?? answer.data.basket;
  const [message, setMessage] = useState(form?.message ?? "");
  const [taken, setTaken] = useState<Taken | null>(null);
  useEffect(() => takeBasket(answer.data.basket), [answer]);
  const { items, totals } = basket;
  const promise = useDeliveryPromise(basket.version, answer.data);
  const change = async (work: Promise<unknown>, leaving?: Taken) => {
    setMessage("");
    try {
      await work;
      // Only the next line that leaves takes the place of this one's way back: other answers come in any order.
      if (leaving) setTaken(leaving);
    } catch (error) {
      setMessage(error instanceof ApiFailure ? error.message : "We could not change this. Please try again.");
      await loadBasket().catch(() => {});
    }
  };
  const isBack = items.some(({ key }) => key === taken?.item.key);
  const takenOut = taken ? (
    <TakenOut
      key={`${taken.item.key} ${isBack}`}
      item={taken.item}
      isBack={isBack}
      onPutBack={() => change(addToBasket(taken.item.variantId!, taken.item.quantity))}
    />
  ) : null;
  if (items.length === 0)
    return placed ? <PlacedPage order={placed} /> : <EmptyBasket message={message} after={takenOut} />;
  const lines = items.map((item, at) => (
    <BasketLine
      key={item.key}
      item={item}
      currency={totals.currency}
      onQuantity={(quantity) => change(changeQuantity(item.key, quantity))}
      onRemove={(quantity) => void change(removeFromBasket(item.key), { item: { ...item, quantity }, at })}
    />
  ));
  if (taken) lines.splice(taken.at, 0, <li key="taken">{takenOut}</li>);
  const gone = items.filter(({ isAvailable }) => !isAvailable);
  return (
    <div className="page-frame basket-page">
      <Crumbs crumbs={[home, { title: "Basket", url: "/basket/" }]} />
      <div className="page-head">
        <h1>Your basket</h1>
      </div>
      {message ? (
        <p className="notice" data-tone="failed" role="alert">
          {message}
        </p>
      ) : null}
      <div className="basket">
        <ul className="basket-lines">{lines}</ul>
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
          <a className="continue" href="/">
            Continue shopping
          </a>
          {promise ? <DeliveryNote delivery={promise} /> : null}
          <Promises />
        </aside>
      </div>
    </div>
  );
}

const EmptyBasket = ({ message, after }: { message: string; after: ReactNode }) => (
  <MessagePage
    title="Your basket is empty"
    message={message || "Everything here is printed when you order it. Find something to wear."}
    ways={[{ href: "/", label: "Look around" }]}
  >
    {after}
  </MessagePage>
);
