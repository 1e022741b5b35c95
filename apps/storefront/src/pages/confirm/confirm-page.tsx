import type { ConfirmPageData, PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { FormFault, SignInCard, SubmitButton } from "../../parts/sign-in/sign-in-card.tsx";

/** The links of mails that change how somebody signs in. Each asks first. */
export default function ConfirmPage({ answer }: { answer: PageAnswer<"confirm"> }) {
  const Step = steps[answer.data.step];
  return <Step data={answer.data} />;
}

interface StepProps {
  readonly data: ConfirmPageData;
}

const ChangeEmail = ({ data: { email, token, form } }: StepProps) => (
  <SignInCard
    title="Use this address?"
    text={
      <>
        You sign in with <strong>{email}</strong> from then on. Your other devices are signed out.
      </>
    }
  >
    <form method="post" action={`/change-email/${token}/`} className="login-form">
      <FormFault form={form} fields={[]} />
      <SubmitButton>Use this address</SubmitButton>
    </form>
  </SignInCard>
);

const Secure = ({ data: { token, form }, text }: StepProps & { text: string }) => (
  <SignInCard title="Secure your account" text={text} footer={<a href="/">It was me after all</a>}>
    <form method="post" action={`/not-me/${token}/`} className="login-form">
      <FormFault form={form} fields={[]} />
      <SubmitButton>Sign everyone out</SubmitButton>
    </form>
  </SignInCard>
);

const NotMySignIn = ({ data }: StepProps) => (
  <Secure
    data={data}
    text="Every device is signed out, and the password of now stops working. Then you choose a new one."
  />
);

const NotMyEmail = ({ data }: StepProps) => (
  <Secure
    data={data}
    text="Your old address comes back, every device is signed out, and the password of now stops working. Then you choose a new one."
  />
);

const Gone = () => (
  <SignInCard
    title="This link no longer works"
    text="It has been used, it is too old, or a newer one has been sent."
    footer={
      <>
        <a href="/reset-password/">Choose a new password</a>
        <a href="/login/">Sign in</a>
      </>
    }
  />
);

const steps: Readonly<Record<ConfirmPageData["step"], (props: StepProps) => ReactNode>> = {
  changeEmail: ChangeEmail,
  notMySignIn: NotMySignIn,
  notMyEmail: NotMyEmail,
  gone: Gone,
};
