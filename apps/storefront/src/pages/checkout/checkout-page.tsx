import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { DiscountCodes } from "../../parts/discount-codes.tsx";
import { Icon } from "../../parts/icon.tsx";
import { staticPart } from "../../parts/static-part.tsx";
import { money } from "../../state/money.ts";
import "./checkout.css";
import { PaymentSection } from "./card-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { MoreSection } from "./more-section.tsx";
import { NothingToPay } from "./nothing-to-pay.tsx";
import { startPaying } from "./paying/load-paying.ts";
import { Summary, SummaryFold } from "./summary.tsx";
import { useCheckout } from "./use-checkout.ts";

const Crumbs = staticPart("crumbs", () => import("../../parts/crumbs.tsx"));
const crumbs = [
  { title: "Home", url: "/" },
  { title: "Basket", url: "/basket/" },
  { title: "Checkout", url: "/checkout/" },
];

/** The checkout on one page, for guests first. Without scripts it is one form; with scripts it pays in place. */
export default function CheckoutPage({ answer }: { answer: PageAnswer<"checkout"> }) {
  return answer.data.quote ? <Checkout answer={answer} /> : <NothingToPay {...answer.data} />;
}

function Checkout({ answer }: { answer: PageAnswer<"checkout"> }) {
  const checkout = useCheckout(answer.data);
  const { quote } = checkout;
  const { total, toPay, currency } = quote.totals;
  const isFree = toPay === 0;
  const { wallet } = answer.data;
  const canPay = isFree || answer.data.cards !== null || wallet !== null;
  return (
    <form
      className="checkout"
      method="post"
      action="/checkout/"
      noValidate
      onFocus={startPaying}
      onSubmit={checkout.submit}
    >
      <h1 className="visually-hidden">Checkout</h1>
      <noscript className="visually-hidden">
        {/* Enter in a field presses a form's first button, so that button has to pay. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" disabled={!canPay}>
          Pay
        </button>
      </noscript>
      <input type="hidden" name="idempotencyKey" value={answer.data.idempotencyKey} />
      <input type="hidden" name="expectedTotal" value={total} />
      <input type="hidden" name="expectedToPay" value={toPay} />
      <input type="hidden" name="seen" value={answer.data.seen} />
      <SummaryFold quote={quote} />
      <div className="checkout-form">
        <Crumbs crumbs={crumbs} />
        <ErrorSummary checkout={checkout} />
        {answer.data.isExpress && !isFree ? (
          <section aria-labelledby="express-title" className="express">
            <h2 id="express-title">Express checkout</h2>
            <p className="quiet">To the address below, which you can still change.</p>
            <button type="submit" name="payWith" value="wallet" data-part="button" data-look="filled" data-size="large">
              Pay {money(toPay, currency)} with {wallet}
            </button>
          </section>
        ) : null}
        <ContactSection checkout={checkout} />
        <DeliverySection checkout={checkout} />
        <MoreSection checkout={checkout} />
        <section aria-labelledby="code-title">
          <h2 id="code-title">Discount and gift card</h2>
          <DiscountCodes
            codes={quote.codes}
            giftCards={quote.giftCards}
            action="/checkout/#codes"
            sent={checkout.sentCode}
            onTyped={checkout.typeCode}
            onChanged={checkout.refresh}
          />
        </section>
        {isFree ? null : canPay ? <PaymentSection checkout={checkout} wallet={wallet} /> : <NoCards />}
      </div>
      <Summary quote={quote} />
      <div className="checkout-pay">
        {answer.data.currencyNotice ? (
          <p className="notice" data-tone="info">
            {answer.data.currencyNotice}
          </p>
        ) : null}
        <div role="status">
          {quote.importNotice ? (
            <p className="notice" data-tone="info">
              {quote.importNotice}
            </p>
          ) : null}
        </div>
        <button
          type="submit"
          data-part="button"
          data-look="filled"
          data-size="large"
          aria-busy={checkout.isBusy}
          disabled={!canPay}
        >
          <Icon name="lock" size={20} />
          {checkout.isBusy ? (
            "Processing your payment"
          ) : isFree ? (
            <span>Place order</span>
          ) : (
            <span>
              Pay <span className="pay-sum">{money(toPay, currency)}</span>
            </span>
          )}
        </button>
        <p className="quiet">Each piece is printed for you once you have paid.</p>
      </div>
    </form>
  );
}

function NoCards() {
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title">Payment</h2>
      <p>Card payments are off at the moment. Your basket is saved. Please come back later.</p>
    </section>
  );
}
