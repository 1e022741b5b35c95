import { faultyFields, fieldLabels } from "./field-labels.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** What holds the order up: every field to put right, each a way to it, or what is wrong with the whole. */
export function ErrorSummary({ checkout: { message, notice, told } }: { checkout: CheckoutState }) {
  const faulty = faultyFields(told);
  if (faulty.length > 0)
    return (
      <section className="notice" data-tone="failed" aria-labelledby="faults-title">
        <h2 id="faults-title">Please check {faulty.length === 1 ? "this field" : `these ${faulty.length} fields`}</h2>
        <ul className="faults">
          {faulty.map((name) => (
            <li key={name} className="fault">
              <a href={`#${name}`}>{fieldLabels[name]}</a>
              <span>{told[name]}</span>
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
