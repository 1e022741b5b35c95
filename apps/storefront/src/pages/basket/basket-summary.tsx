import type { BasketData, BasketPageData, DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { itemWords } from "@selvedge/domain/bundles/count-items";
import DeliveryNote from "../../parts/delivery/delivery-note.tsx";
import { DiscountCodes } from "../../parts/discount-codes.tsx";
import { Promises } from "../../parts/promises.tsx";
import { money } from "../../state/money.ts";

interface BasketSummaryProps {
  readonly basket: BasketData;
  readonly data: BasketPageData;
  readonly promise: DeliveryPromise | null;
}

/** What the basket costs, its codes, and the ways to pay. */
export function BasketSummary({ basket, data, promise }: BasketSummaryProps) {
  const { items, totals, codes, giftCards } = basket;
  const { form } = data;
  const gone = items.filter(({ isAvailable }) => !isAvailable);
  return (
    <aside className="basket-summary" aria-label="Summary">
      <h2>Summary</h2>
      <p className="sum-row">
        <span>{itemWords(totals.quantity)}</span>
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
      {data.currencyNotice ? <p className="quiet">{data.currencyNotice}</p> : null}
      <form method="post" action="/basket/codes/" onSubmit={(event) => event.preventDefault()}>
        <DiscountCodes
          codes={codes}
          giftCards={giftCards}
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
      {gone.length === 0 && data.wallet ? (
        <a className="wide" data-part="button" data-look="outlined" data-size="large" href="/checkout?express=true">
          Pay with {data.wallet}
        </a>
      ) : null}
      <a className="continue" href="/">
        Continue shopping
      </a>
      {promise ? <DeliveryNote delivery={promise} /> : null}
      <Promises />
    </aside>
  );
}
