import { dayName } from "@selvedge/domain/dates/day-words";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import { money } from "../../state/money.ts";
import { OrderNumber } from "./order-number.tsx";
import { ProofAnswer } from "./proof-answer.tsx";
import type { StepProps } from "./quote-page.tsx";
import { QuotedStyles } from "./quoted-styles.tsx";

const answered = ["words", "poNumber", "sure"];

/** One quote, from the question to the order: its price, its proof, and what its customer can do now. */
export function OwnStep({ data, view: { quote } }: StepProps<"own">) {
  const { form } = data;
  const { price, may, terms } = quote;
  const path = `/advanced-quote/${quote.link}/`;
  return (
    <>
      <p className="quote-reference quiet">
        Quote {quote.reference}: {quote.quantity} pieces, {quote.wants}
      </p>
      <h1>{quote.headline}</h1>
      <p className="lead">{quote.lead}</p>
      <Stages stages={quote.stages} />
      <FormFault form={form} fields={[...answered, ...Object.keys(form?.errors ?? {})]} />
      <div className="quote-columns">
        <div className="quote-main">
          <QuotedStyles quote={quote} />
          {may.answerProof ? <ProofAnswer data={data} quote={quote} path={path} /> : null}
          {may.giveOrderNumber ? <OrderNumber form={form} quote={quote} path={path} /> : null}
          {quote.art.length > 0 ? <Art art={quote.art} /> : null}
        </div>
        <aside className="quote-prices" aria-label="Price">
          {price ? (
            <Sums price={price} currency={quote.currency} isAgreed={quote.invoicePath !== ""} />
          ) : (
            <p>The price comes by email.</p>
          )}
          {price && terms.days !== null ? (
            <p>
              {terms.dueOn && terms.paidAt
                ? "Your invoice is paid. Thank you."
                : `By invoice, within ${terms.days} days${terms.dueOn ? `: by ${dayName(terms.dueOn)}` : " of your purchase order"}.`}
            </p>
          ) : null}
          <div className="quote-buttons">
            {may.pay && terms.days === null ? (
              <a data-part="button" data-look="filled" data-size="large" href={quote.payPath}>
                Pay {price ? money(price.total, quote.currency) : ""}
              </a>
            ) : null}
            {may.resume ? <Press path={path} change="wake" words="Wake this quote" /> : null}
            {quote.invoicePath ? (
              <a data-part="button" data-look="outlined" href={quote.invoicePath}>
                See the invoice
              </a>
            ) : null}
            {may.end ? null : (
              <a data-part="button" data-look="outlined" href={quote.receiptPath}>
                Follow your order
              </a>
            )}
          </div>
          {may.askTerms ? <AskTerms path={path} /> : null}
          {may.end ? <End path={path} /> : null}
        </aside>
      </div>
    </>
  );
}

type Quote = StepProps<"own">["view"]["quote"];

const Stages = ({ stages }: { stages: Quote["stages"] }) => (
  <ol className="quote-stages" aria-label="How far it is">
    {stages.map(({ name, state }) => (
      <li key={name} data-state={state} aria-current={state === "now" ? "step" : undefined}>
        {name}
        {state === "done" ? <span className="visually-hidden">, done</span> : null}
      </li>
    ))}
  </ol>
);

interface SumsProps {
  price: NonNullable<Quote["price"]>;
  currency: string;
  /** It is ordered: until when it held is nobody's question any more. */
  isAgreed: boolean;
}

function Sums({ price, currency, isAgreed }: SumsProps) {
  const rows = [
    ["Goods", price.net],
    ["Delivery", price.delivery],
    ["VAT", price.tax],
  ] as const;
  return (
    <>
      <dl className="quote-sums">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        <div data-total="">
          <dt>Total</dt>
          <dd>{money(price.total, currency)}</dd>
        </div>
      </dl>
      {price.words ? <p className="quote-words">{price.words}</p> : null}
      {isAgreed ? null : (
        <p className="quiet">
          {price.hasExpired ? "This price held until " : "Holds until "}
          {dayName(price.validUntil)}.{price.hasExpired ? " Write to us, and we send you a new one." : ""}
        </p>
      )}
    </>
  );
}

const Press = ({ path, change, words }: { path: string; change: string; words: string }) => (
  <form method="post" action={path}>
    <button type="submit" name="change" value={change} data-part="button" data-look="filled">
      {words}
    </button>
  </form>
);

const AskTerms = ({ path }: { path: string }) => (
  <details className="quote-more">
    <summary>Pay by invoice instead</summary>
    <form method="post" action={path} className="account-form">
      <p className="quiet">For companies, schools and clubs. We answer by email, usually within one working day.</p>
      <div className="field">
        <div className="field-box">
          <label htmlFor="terms-words">Company number, or who would pay</label>
          <input id="terms-words" name="words" maxLength={500} />
        </div>
      </div>
      <button type="submit" name="change" value="terms" data-part="button" data-look="outlined">
        Ask to pay by invoice
      </button>
    </form>
  </details>
);

const End = ({ path }: { path: string }) => (
  <details className="quote-more">
    <summary>I don't need it any more</summary>
    <form method="post" action={path} className="account-form">
      <label className="quote-tick">
        <input type="checkbox" name="sure" value="yes" /> Cancel this quote. Nothing is charged.
      </label>
      <button type="submit" name="change" value="end" data-part="button" data-look="outlined">
        Cancel it
      </button>
    </form>
  </details>
);

const Art = ({ art }: { art: Quote["art"] }) => (
  <section className="quote-art" aria-labelledby="art-title">
    <h2 id="art-title">Your art</h2>
    <ul>
      {art.map(({ name, thumb }) => (
        <li key={thumb}>
          <img src={thumb} alt="" width="72" height="72" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  </section>
);
