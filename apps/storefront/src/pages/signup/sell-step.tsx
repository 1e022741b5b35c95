import { goods } from "@selvedge/domain/sign-up/goods";
import { FormNotice, StepHead, type StepProps } from "./sign-up-form.tsx";

export function SellStep({ data: { draft, form } }: StepProps) {
  return (
    <>
      <StepHead title="What will you sell?">
        Tick what you have in mind. It helps us to show you the right things.
      </StepHead>
      <form method="post" action="/sign-up/sell/" className="sign-up-form">
        <FormNotice form={form} />
        <fieldset className="sign-up-choices">
          <legend className="visually-hidden">What will you sell?</legend>
          {goods.map((good, at) => (
            <label key={good}>
              <input type="checkbox" name={`sells-${at}`} value="yes" defaultChecked={draft.sells?.includes(good)} />
              {good}
            </label>
          ))}
        </fieldset>
        <div className="sign-up-foot">
          <a className="text-button" href="/sign-up/shop/">
            Back
          </a>
          <button type="submit" name="skip" value="yes" data-part="button" data-look="outlined" data-size="large">
            Skip
          </button>
          <button type="submit" data-part="button" data-look="filled" data-size="large">
            Next: terms
          </button>
        </div>
      </form>
    </>
  );
}
