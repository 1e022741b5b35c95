import type { AdvancedQuote } from "@selvedge/contracts/pages/quote-page";
import { Field } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import { money } from "../../state/money.ts";
import { errorOf } from "../account/field-names.ts";
import { ArtField } from "./art-field.tsx";
import { GoodFields } from "./good-fields.tsx";
import { MessageField, PersonFields, personNames } from "./person-fields.tsx";
import { PriceList, pricePanelId } from "./price-list.tsx";
import type { StepProps } from "./quote-page.tsx";

/** The longer form: a garment with its price list, sizes, where it is printed, and art. */
export function AdvancedStep({ data, view: { advanced } }: StepProps<"advanced">) {
  const { form, requestKey } = data;
  const { good, before } = advanced;
  if (!good) return <ChooseGood goods={advanced.goods} currency="GBP" />;
  const value = (name: string) => form?.values[name] ?? before[name];
  return (
    <>
      <h1>Quote for {good.name}</h1>
      <p className="lead">
        Choose, see the price, and send it. We look at your art, confirm the price by email, and send you a proof before
        anything is made.
      </p>
      <p>
        <a href="/advanced-quote/">Another garment</a>
      </p>
      <form
        method="post"
        action="/advanced-quote/"
        encType="multipart/form-data"
        className="quote-columns"
        noValidate
        data-checked=""
      >
        <div className="account-form">
          <FormFault form={form} fields={[...personNames, "wants", "quantity", "sides", "sizes", "files"]} />
          <input type="hidden" name="requestKey" value={requestKey} />
          <input type="hidden" name="goods" value={good.code} />
          {/* Return pressed in a field works the price out; it never sends. */}
          <button
            type="submit"
            name="step"
            value="price"
            formAction={`/advanced-quote/#${pricePanelId}`}
            className="quote-trap"
            tabIndex={-1}
            aria-hidden="true"
          >
            Work out the price
          </button>
          <Field
            name="wants"
            label="What it is for"
            placeholder="Tees for our spring clean"
            required
            maxLength={200}
            value={value("wants")}
            error={errorOf(form, "wants", "What it is for")}
          />
          <GoodFields good={good} form={form} value={value} />
          <ArtField form={form} art={advanced.art} />
          <MessageField data={data} label="Anything else: names, finishes, a tight date (optional)" />
          <h2>Where the price goes</h2>
          <PersonFields data={data} />
        </div>
        <PriceList good={good} advanced={advanced} />
      </form>
    </>
  );
}

const ChooseGood = ({ goods, currency }: { goods: AdvancedQuote["goods"]; currency: string }) => (
  <>
    <h1>Get a detailed quote</h1>
    <p className="lead">
      For ten pieces and more. Choose what is printed: the next page shows its price list and takes your art.
    </p>
    <ul className="quote-goods">
      {goods.map(({ code, name, fromNet }) => (
        <li key={code}>
          <a href={`/advanced-quote/?goods=${code}`}>
            <span>{name}</span>
            <span className="quiet">from {money(fromNet, currency)} each, without VAT</span>
          </a>
        </li>
      ))}
    </ul>
    <p>
      Not sure? <a href="/get-a-quote/">Ask in a few words</a>, and we find what fits.
    </p>
  </>
);
