import type { PageAnswer, ResetPageData } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { Field } from "../../parts/field.tsx";
import { CaptchaFields } from "../../parts/sign-in/captcha-fields.tsx";
import { FormFault, SignInCard, SubmitButton } from "../../parts/sign-in/sign-in-card.tsx";

/** A forgotten password, one thing to do on each page. */
export default function ResetPage({ answer }: { answer: PageAnswer<"reset"> }) {
  const Step = steps[answer.data.step];
  return <Step data={answer.data} />;
}

interface StepProps {
  readonly data: ResetPageData;
}

function Request({ data: { form, captcha } }: StepProps) {
  return (
    <SignInCard
      title="Reset your password"
      text="Tell us your email and we send you a link that sets a new one."
      footer={<a href="/login/">Back to sign in</a>}
    >
      <form method="post" action="/reset-password/" className="login-form" noValidate data-checked="">
        <FormFault form={form} fields={["email"]} />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={form?.values.email}
          error={form?.errors.email?.[0]}
        />
        <CaptchaFields task={captcha} error={form?.errors.captcha?.[0]} />
        <SubmitButton>Send me a link</SubmitButton>
      </form>
    </SignInCard>
  );
}

const Sent = () => (
  <SignInCard
    title="Check your inbox"
    text="If there is an account with this address, a link to a new password is on its way. It works once, for 30 minutes."
    footer={
      <>
        <a href="/reset-password/">Use another address</a>
        <a href="/login/">Back to sign in</a>
      </>
    }
  />
);

const NewPassword = ({ data: { form, token } }: StepProps) => (
  <SignInCard title="Choose a new password" text="All devices are signed out, and you sign in with the new one.">
    <form method="post" action={`/reset-password/${token}/`} className="login-form" noValidate data-checked="">
      <FormFault form={form} fields={["password", "password_confirmation"]} />
      <Field
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters. Three words of your own are good."
        error={form?.errors.password?.[0]}
      />
      <Field
        name="password_confirmation"
        label="The same again"
        type="password"
        autoComplete="new-password"
        required
        error={form?.errors.password_confirmation?.[0]}
      />
      <SubmitButton>Save the new password</SubmitButton>
    </form>
  </SignInCard>
);

const Gone = () => (
  <SignInCard
    title="This link no longer works"
    text="It has been used, it is older than 30 minutes, or a newer one has been sent."
    footer={<a href="/login/">Back to sign in</a>}
  >
    <a data-part="button" data-look="filled" data-size="large" href="/reset-password/">
      Ask for a new one
    </a>
  </SignInCard>
);

const steps: Readonly<Record<ResetPageData["step"], (props: StepProps) => ReactNode>> = {
  request: Request,
  sent: Sent,
  newPassword: NewPassword,
  gone: Gone,
};
