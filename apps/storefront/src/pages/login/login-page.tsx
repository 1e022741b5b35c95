import type { LoginPageData, PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { Field } from "../../parts/field.tsx";
import { CaptchaFields } from "../../parts/sign-in/captcha-fields.tsx";
import { FormFault, SignInCard, SubmitButton } from "../../parts/sign-in/sign-in-card.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { CodeStep, RecoveryStep } from "./code-step.tsx";
import { HandOverStep, ShopperShopStep } from "./hand-over-step.tsx";
import { KeepChoice } from "./keep-choice.tsx";
import { OrderStep } from "./order-step.tsx";
import { LinkGoneStep, LinkStep, MailedCodeStep, MailStep } from "./shop-sign-in.tsx";

/**
 * Signing in to the platform in two steps, at a shop by a mail, or the password of a shop. Plain forms: they post and the server leads on, with
 * and without scripts.
 */
export default function LoginPage({ answer }: { answer: PageAnswer<"login"> }) {
  const Step = steps[answer.data.asks];
  return <Step data={answer.data} />;
}

function AccountStep({ data: { form, redirectTo, captcha, notice } }: { data: LoginPageData }) {
  const { isMain, settings } = useShopFrame();
  const { heading, text } = settings.signIn;
  return (
    <SignInCard
      title={heading || "Sign in"}
      text={
        text || (isMain ? "To your shop, your designs and your orders." : "To your orders, addresses and favourites.")
      }
      footer={
        isMain ? (
          <>
            <a href="/reset-password/">I forgot my password</a>
            <a href="/sign-up/">Start your shop</a>
          </>
        ) : (
          <a href={`/login/?redirect_uri=${encodeURIComponent(redirectTo)}`}>
            No password, or forgotten? We email you a link
          </a>
        )
      }
    >
      <form
        method="post"
        action={isMain ? "/login/" : "/login/password/"}
        className="login-form"
        noValidate
        data-checked=""
      >
        {notice ? (
          <p className="notice" role="status">
            {notice}
          </p>
        ) : null}
        <FormFault form={form} fields={[]} />
        <input type="hidden" name="redirect_uri" value={redirectTo} />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username webauthn"
          required
          value={form?.values.email}
        />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required />
        <CaptchaFields task={captcha} error={form?.errors.captcha?.[0]} />
        {isMain ? null : <KeepChoice keep={form?.values.keep} />}
        <SubmitButton>Sign in</SubmitButton>
      </form>
      {isMain ? <PasskeyButton redirectTo={redirectTo} /> : null}
    </SignInCard>
  );
}

/** Shown by hydrate/passkeys.ts where the browser knows passkeys. */
const PasskeyButton = ({ redirectTo }: { redirectTo: string }) => (
  <div className="login-form" data-passkey={redirectTo} hidden>
    <p className="notice" data-tone="failed" role="alert" hidden />
    <button type="button" data-part="button" data-look="outlined" data-size="large">
      Use a passkey
    </button>
  </div>
);

function ShopPasswordStep({ data: { form, redirectTo } }: { data: LoginPageData }) {
  return (
    <SignInCard title="Enter the password" text="This shop is only open to people who have its password.">
      <form method="post" action="/login/" className="login-form" data-checked="">
        <FormFault form={form} fields={[]} />
        <input type="hidden" name="redirect_uri" value={redirectTo} />
        <Field name="password" label="Password" type="password" autoComplete="off" required />
        <SubmitButton>Open the shop</SubmitButton>
      </form>
    </SignInCard>
  );
}

const steps: Readonly<Record<LoginPageData["asks"], (props: { data: LoginPageData }) => ReactNode>> = {
  account: AccountStep,
  code: CodeStep,
  recoveryCode: RecoveryStep,
  shopPassword: ShopPasswordStep,
  mail: MailStep,
  mailedCode: MailedCodeStep,
  link: LinkStep,
  linkGone: LinkGoneStep,
  handOver: HandOverStep,
  shop: ShopperShopStep,
  order: OrderStep,
};
