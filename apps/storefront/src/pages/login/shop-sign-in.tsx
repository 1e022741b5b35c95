import type { LoginPageData } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { CodeField } from "../../parts/code-field.tsx";
import { Field } from "../../parts/field.tsx";
import { Icon, PathIcon } from "../../parts/icon.tsx";
import { CaptchaFields } from "../../parts/sign-in/captcha-fields.tsx";
import { FormFault, SubmitButton } from "../../parts/sign-in/sign-in-card.tsx";
import { Logo } from "../../shell/logo.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { Envelope } from "./envelope.tsx";
import { KeepChoice } from "./keep-choice.tsx";

export interface StepProps {
  readonly data: LoginPageData;
}

interface PanelProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** One thing to do, on a page of its own below the shop's mark, which leads back to the shop. */
export const Panel = ({ title, text, picture, children }: PanelProps) => (
  <div className="page-frame shop-sign-in">
    <Logo shop={useShopFrame()} />
    {picture}
    <h1>{title}</h1>
    <p className="lead">{text}</p>
    {children}
  </div>
);

/** How one signs in; said at the field where the shop has a text of its own above. */
const how = "No password. We email you a link and a six-digit code.";

/** Any address: whether it has an account is not said. */
export function MailStep({ data: { form, redirectTo, captcha, notice, email } }: StepProps) {
  const { heading, text } = useShopFrame().settings.signIn;
  return (
    <Panel title={heading || "Sign in"} text={text || how}>
      {notice ? (
        <p className="notice" role="status">
          {notice}
        </p>
      ) : null}
      <form method="post" action="/login/" className="login-form" noValidate data-checked="">
        <FormFault form={form} fields={["email", "captcha"]} />
        <input type="hidden" name="redirect_uri" value={redirectTo} />
        <Field
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          required
          value={form ? form.values.email : email}
          error={form?.errors.email?.[0]}
          {...(text && { hint: how })}
        />
        <CaptchaFields task={captcha} error={form?.errors.captcha?.[0]} />
        <SubmitButton>Email me a link</SubmitButton>
      </form>
      <p className="sign-in-or">
        <span>or</span>
      </p>
      <a
        data-part="button"
        data-look="outlined"
        data-size="large"
        href={`/login/password/?redirect_uri=${encodeURIComponent(redirectTo)}`}
      >
        Sign in with a password
      </a>
      <a className="sign-in-way" href={`/login/hand-over/?redirect_uri=${encodeURIComponent(redirectTo)}`}>
        <PathIcon path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0" size={20} />
        Go on with my Selvedge account
        <Icon name="right" size={18} />
      </a>
      <p className="sign-in-or">
        <span>or without an account</span>
      </p>
      <a className="sign-in-way" href="/login/order/">
        <PathIcon path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5l5 5" size={20} />
        Find one order by its number
        <Icon name="right" size={18} />
      </a>
      <p className="sign-in-note">
        First time here? The same email opens your account. It keeps your orders, addresses and favourites.
      </p>
    </Panel>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Six digits, another mail, another address. */
export function MailedCodeStep({ data: { form, redirectTo, mail } }: StepProps) {
  const { email, resendSeconds } = mail!;
  return (
    <Panel
      title="Check your inbox"
      picture={<Envelope />}
      text={
        <>
          We wrote to <b>{email}</b>. Open the link on this device, or type the code.
        </>
      }
    >
      <form method="post" action="/login/sent/" className="login-form" noValidate data-checked="">
        <FormFault form={form} fields={["code"]} />
        <CodeField
          name="code"
          label="Code from the email"
          hint="Good for 10 minutes. It signs you in as soon as the last digit is in."
          value={form?.values.code}
          error={form?.errors.code?.[0]}
          isFocused
        />
        <KeepChoice keep={form?.values.keep} />
        <SubmitButton>Sign in</SubmitButton>
      </form>
      <div className="sign-in-others">
        <form method="post" action="/login/resend/">
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
        <a data-part="button" data-look="outlined" href={`/login/?redirect_uri=${encodeURIComponent(redirectTo)}`}>
          Other address
        </a>
      </div>
      <p className="sign-in-note">Nothing came? Look in spam. Company mail can take two minutes.</p>
    </Panel>
  );
}

/** The link of the mail asks before it counts: mail services open links before their readers. */
export function LinkStep({ data: { form, mail } }: StepProps) {
  const shop = useShopFrame();
  return (
    <Panel
      title={`Sign in to ${shop.name}`}
      picture={<Envelope />}
      text={
        <>
          With <b>{mail!.email}</b>, on this device.
        </>
      }
    >
      <form method="post" action={`/login/link/${mail!.token}/`} className="login-form">
        <FormFault form={form} fields={[]} />
        <KeepChoice keep={form?.values.keep} />
        <SubmitButton>Sign in</SubmitButton>
      </form>
      <p className="sign-in-note">You did not ask for this? Then close this page: nothing happens.</p>
    </Panel>
  );
}

export const LinkGoneStep = () => (
  <Panel
    title="This link no longer works"
    text="It was used already, it is older than 10 minutes, or a newer one was sent."
  >
    <a data-part="button" data-look="filled" data-size="large" href="/login/">
      Send me a new one
    </a>
  </Panel>
);
