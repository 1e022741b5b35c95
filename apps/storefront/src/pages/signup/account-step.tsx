import { Field } from "../../parts/field.tsx";
import { CaptchaFields } from "../../parts/sign-in/captcha-fields.tsx";
import { FormNotice, StepHead, type StepProps } from "./sign-up-form.tsx";

export function AccountStep({ data: { captcha, form, shopWords } }: StepProps) {
  return (
    <>
      <StepHead title="Start your shop">
        An account is free. You pay for a garment and its print when it sells, and nothing before.
      </StepHead>
      <form method="post" action="/sign-up/" className="sign-up-form" noValidate data-checked="">
        <FormNotice form={form} />
        <input type="hidden" name="shopName" value={shopWords} />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={form?.values.email}
          error={form?.errors.email?.[0]}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          error={form?.errors.password?.[0]}
          hint="8 characters or more. A few words in a row are easy to remember."
        />
        <CaptchaFields task={captcha} error={form?.errors.captcha?.[0]} />
        <button type="submit" data-part="button" data-look="filled" data-size="large">
          Create my account
        </button>
      </form>
      <p className="quiet">
        You have an account? <a href="/login/">Sign in</a>
      </p>
    </>
  );
}
