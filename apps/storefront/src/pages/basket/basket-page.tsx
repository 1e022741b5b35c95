import type { BasketData, PageAnswer } from "@selvedge/contracts/pages/page-data";
import "./basket.css";
import { type ReactNode, useEffect, useState } from "react";
import Crumbs from "../../parts/crumbs.tsx";
import DeliveryNote from "../../parts/delivery/delivery-note.tsx";
import { DiscountCodes } from "../../parts/discount-codes.tsx";
import { MessagePage } from "../../parts/message-page.tsx";
import { PlacedPage } from "../../parts/placed-page.tsx";
import { Promises } from "../../parts/promises.tsx";
import { ApiFailure } from "../../state/api.ts";
import { addToBasket, changeQuantity, loadBasket, removeFromBasket } from "../../state/basket.ts";
import { applyBasket, basketStore } from "../../state/basket-store.ts";
import { onBasketElsewhere } from "../../state/basket-tabs.ts";
import { money } from "../../state/money.ts";
import { useStore } from "../../state/use-store.ts";
import { BasketLine } from "./basket-line.tsx";
import { type Removed, RemovedLine } from "./removed-line.tsx";
import { useCurrencyNotice } from "./use-currency-notice.ts";
import { useDeliveryPromise } from "./use-delivery-promise.ts";

const home = { title: "Home", url: "/" };

/** The basket: rendered by the server for this visitor, then updated from the answer to each change. */
export default function BasketPage({ answer }: { answer: PageAnswer<"basket"> }) {
  const { form, placed } = answer.data;
  const basket = useStore(basketStore, null) ?? answer.data.basket;
  const [message, setMessage] = useState(form?.errors.code ? "" : (form?.message ?? ""));
  const [removed, setRemoved] = useState<Removed | null>(null);
  useEffect(() => applyBasket(answer.data.basket), [answer]);
  useEffect(() => onBasketElsewhere(() => void loadBasket().catch(() => {})), []);
  useCurrencyNotice(answer.data);
  const { items, totals, codes } = basket;
  const promise = useDeliveryPromise(basket.version, answer.data);
  const change = async (work: Promise<unknown>, leaving?: Removed) => {
    setMessage("");
    try {
      await work;
      // Only the next removed line replaces the undo of this one: other answers arrive in any order.
      if (leaving) setRemoved(leaving);
    } catch (error) {
      setMessage(error instanceof ApiFailure ? error.message : "We couldn't update your basket. Please try again.");
      await loadBasket().catch(() => {});
    }
  };
  const isBack = items.some(({ key }) => key === removed?.item.key);
  const removedLine = removed ? (
    <RemovedLine
      key={`${removed.item.key} ${isBack}`}
      item={removed.item}
      isBack={isBack}
      onPutBack={() => change(addToBasket(removed.item.variantId!, removed.item.quantity))}
    />
  ) : null;
  if (items.length === 0)
    return placed ? (
      <PlacedPage order={placed} />
    ) : (
      <EmptyBasket message={message || savedCodes(basket.codes)} after={removedLine} />
    );
  const lines = items.map((item, at) => (
    <BasketLine
      key={item.key}
      item={item}
      currency={totals.currency}
      onQuantity={(quantity) => change(changeQuantity(item.key, quantity))}
      onRemove={(quantity) => void change(removeFromBasket(item.key), { item: { ...item, quantity }, at })}
    />
  ));
  if (removed) lines.splice(removed.at, 0, <li key="removed">{removedLine}</li>);
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
          {codes.map(({ code, discountIncTax }) =>
            discountIncTax > 0 ? (
              <p key={code} className="sum-row sum-less">
                <span>Code {code}</span>
                <span>−{money(discountIncTax, totals.currency)}</span>
              </p>
            ) : null,
          )}
          {totals.discountIncTax > 0 ? (
            <p className="sum-row">
              <span>With your {codes.length === 1 ? "code" : "codes"}</span>
              <span>{money(totals.goodsIncTax - totals.discountIncTax, totals.currency)}</span>
            </p>
          ) : null}
          <p className="quiet">VAT included. Delivery is added at checkout.</p>
          {answer.data.currencyNotice ? <p className="quiet">{answer.data.currencyNotice}</p> : null}
          <form method="post" action="/basket/codes/" onSubmit={(event) => event.preventDefault()}>
            <DiscountCodes
              codes={codes}
              action="/basket/codes/"
              sent={{ code: form?.values.code ?? "", error: form?.errors.code?.[0] ?? "" }}
              onChanged={async () => {}}
            />
          </form>
          {gone.length > 0 ? (
            <p className="notice" data-tone="failed">
              Remove unavailable items to continue.
            </p>
          ) : (
            <a className="wide" data-part="button" data-look="filled" data-size="large" href="/checkout/">
              Checkout
            </a>
          )}
          {gone.length === 0 && answer.data.wallet ? (
            <a className="wide" data-part="button" data-look="outlined" data-size="large" href="/checkout?express=true">
              Pay with {answer.data.wallet}
            </a>
          ) : null}
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

const savedCodes = (codes: BasketData["codes"]): string =>
  codes.length === 0
    ? ""
    : `${codes.map(({ code }) => code).join(" and ")} ${codes.length === 1 ? "is" : "are"} saved for your basket.`;

const EmptyBasket = ({ message, after }: { message: string; after: ReactNode }) => (
  <MessagePage
    title="Your basket is empty"
    message={message || "Everything here is printed when you order it. Find something to wear."}
    actions={[{ href: "/", label: "Browse the shop" }]}
  >
    {after}
  </MessagePage>
);
