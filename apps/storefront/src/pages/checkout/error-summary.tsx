import { faultyFields, labelsOf } from "./field-labels.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** Why the order was not sent: every invalid field with a link to it, or the message of the form as a whole. */
export function ErrorSummary({ checkout: { forms, message, notice, sentErrors } }: { checkout: CheckoutState }) {
  const faulty = faultyFields(forms, sentErrors);
  if (faulty.length > 0)
    return (
      <section className="notice" data-tone="failed" aria-labelledby="faults-title">
        <h2 id="faults-title">Please check {faulty.length === 1 ? "this field" : `these ${faulty.length} fields`}</h2>
        <ul className="faults">
          {faulty.map((name) => (
            <li key={name} className="fault">
              <a href={`#${name}`}>{labelsOf(forms).get(name)}</a>
              <span>{sentErrors[name]}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  if (!message && !notice) return null;
  return (
    <p className="notice" data-tone={message ? "failed" : "info"} role="alert" tabIndex={-1} id="checkout-message">
      {message || notice}
    </p>
  );
}
