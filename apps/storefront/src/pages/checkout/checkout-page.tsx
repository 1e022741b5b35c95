import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import { Icon } from "../../parts/icon.tsx";
import { inert } from "../../parts/inert.tsx";
import { money } from "../../state/money.ts";
import "./checkout.css";
import { CardSection } from "./card-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { NothingToPay } from "./nothing-to-pay.tsx";
import { Summary, SummaryFold } from "./summary.tsx";
import { useCheckout } from "./use-checkout.ts";

const Crumbs = inert("crumbs", () => import("../../parts/crumbs.tsx"));
const crumbs = [
  { title: "Home", url: "/" },
  { title: "Basket", url: "/basket/" },
  { title: "Checkout", url: "/checkout/" },
];

/** One page from basket to paid, guest first. Without scripts it is one form; with them it pays in place. */
export default function CheckoutPage({ answer }: { answer: PageAnswer<"checkout"> }) {
  return answer.data.quote ? <Checkout answer={answer} /> : <NothingToPay {...answer.data} />;
}

function Checkout({ answer }: { answer: PageAnswer<"checkout"> }) {
  const checkout = useCheckout(answer.data);
  const { quote, idempotencyKey, countries } = checkout;
  const { total, currency } = quote.totals;
  return (
    <form className="checkout" method="post" action="/checkout/" noValidate onSubmit={checkout.submit}>
      <h1 className="visually-hidden">Checkout</h1>
      <noscript className="visually-hidden">
        {/* Enter in a field presses the first button of a form: that has to be one that pays. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" disabled={!answer.data.takesCards}>
          Pay
        </button>
      </noscript>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="expectedTotal" value={total} />
      <input type="hidden" name="seen" value={answer.data.seen} />
      <SummaryFold quote={quote} />
      <div className="checkout-form">
        <Crumbs crumbs={crumbs} />
        <ErrorSummary checkout={checkout} />
        <ContactSection checkout={checkout} countries={countries} />
        <DeliverySection checkout={checkout} />
        {answer.data.takesCards ? <CardSection checkout={checkout} /> : <NoCards />}
      </div>
      <Summary quote={quote} />
      <div className="checkout-pay">
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
          disabled={!answer.data.takesCards}
        >
          <Icon name="lock" size={20} />
          {checkout.isBusy ? (
            "Taking your payment"
          ) : (
            <span>
              Pay <span className="pay-sum">{money(total, currency)}</span>
            </span>
          )}
        </button>
        <p className="quiet">Each garment is printed for you once you have paid.</p>
      </div>
    </form>
  );
}

function NoCards() {
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title">Payment</h2>
      <p>Card payments are switched off at the moment. Your basket is kept; please come back later.</p>
    </section>
  );
}
