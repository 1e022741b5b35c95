import { terms } from "@selvedge/domain/sign-up/terms";
import { FormNotice, StepHead, type StepProps } from "./sign-up-form.tsx";

/** The text, and the box that accepts it. For somebody who has, only the shop is still to be made. */
export function TermsStep({ data: { address, draft, form, hasSignedEula, makesShop } }: StepProps) {
  const error = form?.errors.accept?.[0];
  return (
    <>
      <StepHead title="The terms">
        {makesShop ? (
          <>
            The last step: then <b>{draft.name}</b> opens at{" "}
            <b className="sign-up-address">
              {draft.label}
              {address.after}
            </b>
            .
          </>
        ) : (
          "Please read them and accept them to go on."
        )}
      </StepHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard. */}
      <section className="sign-up-terms" aria-label="Text of the terms" tabIndex={0}>
        <p className="quiet">Valid from {terms.validFrom}</p>
        {terms.sections.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <form method="post" action="/sign-up/eula/" className="sign-up-form">
        <FormNotice form={error ? null : form} />
        <input type="hidden" name="version" value={terms.version} />
        {hasSignedEula ? (
          <p className="quiet">You have accepted this text.</p>
        ) : (
          <div className="field" data-invalid={error ? "" : undefined}>
            <label className="sign-up-accept">
              <input
                type="checkbox"
                name="accept"
                value="yes"
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? "accept-note" : undefined}
              />
              I have read the terms and accept them.
            </label>
            {error ? (
              <p className="field-note" id="accept-note" role="alert">
                {error}
              </p>
            ) : null}
          </div>
        )}
        <div className="sign-up-foot">
          {makesShop ? (
            <a className="text-button" href="/sign-up/sell/">
              Back
            </a>
          ) : null}
          <button type="submit" data-part="button" data-look="filled" data-size="large">
            {makesShop ? "Open my shop" : "Accept the terms"}
          </button>
        </div>
      </form>
    </>
  );
}
