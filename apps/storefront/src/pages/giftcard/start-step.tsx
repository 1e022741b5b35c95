import { BalanceForm } from "./balance-form.tsx";
import { BuyForm } from "./buy-form.tsx";
import type { StepProps } from "./giftcard-page.tsx";

/** Where a gift card is bought, and what is on one is looked up. */
export function StartStep({ data, view }: StepProps<"start">) {
  const isOfBalance = data.form?.values.check === "balance";
  const balance = (
    <section aria-labelledby="balance-title" className="giftcard-balance" id="balance">
      <h2 id="balance-title">What is on your card?</h2>
      <BalanceForm currency={data.currency} found={view.found} form={isOfBalance ? data.form : null} />
    </section>
  );
  if (!view.sold)
    return (
      <>
        <h1>Gift cards</h1>
        <p className="lead">Enter a gift card in the basket or at the checkout, and it pays as far as it goes.</p>
        {balance}
      </>
    );
  return (
    <>
      <h1>Gift cards</h1>
      <p className="lead">
        {view.sold.words ||
          "A present that fits. We email it on the day you choose, with your words, and it can be spent bit by bit."}
      </p>
      <div className="giftcard-columns">
        <BuyForm data={data} view={view} sold={view.sold} form={isOfBalance ? null : data.form} />
        {balance}
      </div>
    </>
  );
}
