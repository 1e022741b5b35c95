import { CodeField } from "../../parts/code-field.tsx";
import { Field } from "../../parts/field.tsx";
import { FormNotice, StepHead, type StepProps } from "./sign-up-form.tsx";

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Six digits, another mail, another address. */
export function VerifyStep({ data: { email, form, isSent, resendSeconds } }: StepProps) {
  const changing = form?.values.email !== undefined;
  return (
    <>
      <StepHead title="Check your email">
        {isSent ? "We sent six digits to " : "Press “Send again” for a code to "}
        <b>{email}</b>. They work for 15 minutes.
      </StepHead>
      <FormNotice form={form?.errors.code || changing ? null : form} />
      <form method="post" action="/sign-up/verify/" className="sign-up-form" noValidate data-checked="">
        <CodeField
          name="code"
          label="Code from the email"
          hint="You can paste it. The form is sent at the sixth digit."
          value={form?.values.code}
          error={form?.errors.code?.[0]}
          isFocused
        />
        <button type="submit" data-part="button" data-look="filled" data-size="large">
          Confirm my email
        </button>
      </form>
      <form method="post" action="/sign-up/resend/" className="sign-up-row">
        <button
          type="submit"
          data-part="button"
          data-look="outlined"
          {...(resendSeconds > 0 ? { "data-resend-seconds": resendSeconds } : {})}
        >
          Send again
          {resendSeconds > 0 ? <span data-countdown=""> in {clock(resendSeconds)}</span> : null}
        </button>
      </form>
      <details className="sign-up-other" open={changing}>
        <summary>Use another address</summary>
        <form method="post" action="/sign-up/address/" className="sign-up-form" noValidate data-checked="">
          <Field
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            value={form?.values.email}
            error={form?.errors.email?.[0] ?? (changing ? form?.message : undefined)}
          />
          <button type="submit" data-part="button" data-look="outlined">
            Send the code there
          </button>
        </form>
      </details>
      <div className="sign-up-note">
        <h2>Nothing came?</h2>
        <p>
          Look in spam. Company mail can take two minutes. Your details are stored if you close this page: sign in and
          you go on here.
        </p>
      </div>
    </>
  );
}

/** The link of the mail asks before it counts: mail services open links before their readers. */
export const ConfirmStep = ({ data: { email, token } }: StepProps) => (
  <>
    <StepHead title="Confirm your email">
      Is <b>{email}</b> your address, and did you sign up with it?
    </StepHead>
    <form method="post" action={`/sign-up/verify/${token}/`} className="sign-up-form">
      <button type="submit" data-part="button" data-look="filled" data-size="large">
        Yes, confirm my email
      </button>
    </form>
    <p className="quiet">You didn&rsquo;t sign up? Then close this page: nothing happens.</p>
  </>
);

export const GoneStep = () => (
  <>
    <StepHead title="This link no longer works">
      It is older than 15 minutes, a newer one was sent, or it was used already.
    </StepHead>
    <p className="sign-up-row">
      <a data-part="button" data-look="filled" href="/login/?redirect_uri=%2Fsign-up%2Fnext%2F">
        Sign in and go on
      </a>
      <a data-part="button" data-look="outlined" href="/sign-up/">
        Sign up
      </a>
    </p>
  </>
);
