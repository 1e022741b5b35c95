// What a checkout loads where Stripe takes the cards: Stripe's own script with its Payment Element, which shows cards and the
// wallets of this browser. Nothing that is typed there reaches us.
const source = "https://js.stripe.com/endive/stripe.js";
/** Currencies that Stripe counts without decimals. Source: docs.stripe.com/currencies. */
const whole = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "));

let stripe;
let elements;

export async function mount(place, { settings, total }) {
  const { Stripe } = await loaded(place.ownerDocument);
  stripe = Stripe(settings.publishableKey);
  const style = place.ownerDocument.defaultView.getComputedStyle(place);
  elements = stripe.elements({
    mode: "payment",
    ...priceOf(total),
    allowedPaymentMethodTypes: ["card"],
    appearance: { variables: { colorText: style.color, borderRadius: "8px" } },
  });
  elements.create("payment", { layout: "tabs" }).mount(place);
}

export async function token(_, { total }) {
  if (!elements)
    return { message: "The card form did not load. Please reload this page.", errors: {}, isOfCard: false };
  elements.update(priceOf(total));
  const checked = await elements.submit();
  if (checked.error) return { message: checked.error.message, errors: {}, isOfCard: true };
  const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
  return error ? { message: error.message, errors: {}, isOfCard: true } : { token: confirmationToken.id };
}

const priceOf = ({ amount, currency }) => ({
  amount: Math.round(amount * (whole.has(currency) ? 1 : 100)),
  currency: currency.toLowerCase(),
});

function loaded(document) {
  const { defaultView: window } = document;
  if (window.Stripe) return window;
  return new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => done(window);
    script.onerror = () => fail(new Error("Stripe's script did not load."));
    document.head.append(script);
  });
}
