import type { LoginPageData, SignInCode } from "@selvedge/contracts/pages/page-data";
import { CodeField } from "../../parts/code-field.tsx";
import { Field } from "../../parts/field.tsx";
import { FormFault, SignInCard, SubmitButton } from "../../parts/sign-in/sign-in-card.tsx";

/** The six digits of an app or a text message. */
export function CodeStep({ data: { form, redirectTo, code, isBrief } }: { data: LoginPageData }) {
  const error = form?.errors.code?.[0];
  return (
    <SignInCard
      title="Enter your code"
      text={sourceOf(code!)}
      footer={<OtherWays code={code!} redirectTo={redirectTo} isBrief={isBrief} />}
    >
      <form method="post" action="/login/code/" className="login-form">
        <FormFault form={form} fields={["code"]} />
        <input type="hidden" name="redirect_uri" value={redirectTo} />
        {isBrief ? <input type="hidden" name="keep" value="no" /> : null}
        <CodeField
          name="code"
          label="Six-digit code"
          hint="You can paste it. The form is sent at the sixth digit."
          value={form?.values.code}
          error={error}
          isFocused
        />
        <label className="login-remember">
          <input type="checkbox" name="remember" defaultChecked={form?.values.remember === "on"} />
          <span>Don't ask on this device for 30 days</span>
        </label>
        <SubmitButton>Go on</SubmitButton>
      </form>
    </SignInCard>
  );
}

/** A code from the list that was printed at set-up. */
export function RecoveryStep({ data: { form, redirectTo, code, isBrief } }: { data: LoginPageData }) {
  const hasOthers = code!.kinds.some((kind) => kind !== "recovery");
  return (
    <SignInCard
      title="Use a recovery code"
      text="One of the eight that you saved when you set up two-factor. Each works once."
      footer={
        hasOthers ? (
          <a href={pathWith("/login/code/", redirectTo, isBrief)}>Use a code from my phone instead</a>
        ) : undefined
      }
    >
      <form method="post" action="/login/code/" className="login-form" noValidate data-checked="">
        <FormFault form={form} fields={["recoveryCode"]} />
        <input type="hidden" name="redirect_uri" value={redirectTo} />
        {isBrief ? <input type="hidden" name="keep" value="no" /> : null}
        <Field
          name="recoveryCode"
          label="Recovery code"
          autoComplete="off"
          required
          maxLength={17}
          hint="Eight letters or digits, a dash, eight more."
          error={form?.errors.recoveryCode?.[0]}
        />
        <SubmitButton>Sign in</SubmitButton>
      </form>
    </SignInCard>
  );
}

function sourceOf({ kinds, phone, isSent }: SignInCode): string {
  if (isSent && phone) return `We sent a text message to ${phone}. The code in it is good for ten minutes.`;
  return kinds.includes("app") ? "Open your authenticator app and type the code that it shows." : "From your phone.";
}

interface OtherWaysProps {
  readonly code: SignInCode;
  readonly redirectTo: string;
  readonly isBrief: boolean | undefined;
}

function OtherWays({ code: { kinds, phone, isSent }, redirectTo, isBrief }: OtherWaysProps) {
  return (
    <>
      {kinds.includes("sms") ? (
        <form method="post" action="/login/text/">
          <input type="hidden" name="redirect_uri" value={redirectTo} />
          {isBrief ? <input type="hidden" name="keep" value="no" /> : null}
          <button type="submit" className="text-button">
            {isSent ? "Send it again" : `Send a text message to ${phone}`}
          </button>
        </form>
      ) : null}
      {kinds.includes("recovery") ? (
        <a href={pathWith("/login/recovery/", redirectTo, isBrief)}>I don't have my phone: use a recovery code</a>
      ) : null}
      <a href={pathWith("/login/", redirectTo)}>Use another account</a>
    </>
  );
}

const pathWith = (path: string, redirectTo: string, isBrief = false): string =>
  `${path}?redirect_uri=${encodeURIComponent(redirectTo)}${isBrief ? "&keep=no" : ""}`;
