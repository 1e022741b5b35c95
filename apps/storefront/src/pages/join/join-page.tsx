import type { JoinPageData, PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { Field } from "../../parts/field.tsx";
import { FormFault, SignInCard, SubmitButton } from "../../parts/sign-in/sign-in-card.tsx";

/** An invitation to a shop's team: it asks before it joins, because mail programs open links before their readers do. */
export default function JoinPage({ answer }: { answer: PageAnswer<"join"> }) {
  const Step = steps[answer.data.step];
  return <Step data={answer.data} />;
}

interface StepProps {
  readonly data: JoinPageData;
}

const titleOf = ({ shopName }: JoinPageData) => `Join ${shopName}`;

const Offer = ({ data: { invitedBy, shopName, roleName } }: StepProps) => (
  <>
    {invitedBy} invites you to the team of <strong>{shopName}</strong> as <strong>{roleName}</strong>.
  </>
);

const Accept = ({ data }: StepProps) => (
  <SignInCard title={titleOf(data)} text={<Offer data={data} />}>
    <form method="post" action={`/join/${data.token}/`} className="login-form">
      <FormFault form={data.form} fields={[]} />
      <SubmitButton>Join the team</SubmitButton>
    </form>
  </SignInCard>
);

const SignIn = ({ data }: StepProps) => (
  <SignInCard title={titleOf(data)} text={<Offer data={data} />}>
    <p className="quiet">There is an account for {data.email}. Sign in to join.</p>
    <a
      data-part="button"
      data-look="filled"
      data-size="large"
      href={`/login/?${new URLSearchParams({ redirect_uri: `/join/${data.token}/` })}`}
    >
      Sign in
    </a>
  </SignInCard>
);

const OtherAccount = ({ data }: StepProps) => (
  <SignInCard title={titleOf(data)} text={<Offer data={data} />} footer={<a href="/dashboard/">Go to the dashboard</a>}>
    <p className="quiet">
      The invitation was sent to {data.email}, and you are signed in as {data.signedInAs}. Sign out in the dashboard,
      then open the link again.
    </p>
  </SignInCard>
);

const Create = ({ data }: StepProps) => (
  <SignInCard title={titleOf(data)} text={<Offer data={data} />}>
    <form method="post" action={`/join/${data.token}/`} className="login-form" noValidate data-checked="">
      <FormFault form={data.form} fields={["fullName", "password"]} />
      <input type="hidden" name="username" autoComplete="username" value={data.email} />
      <Field
        name="fullName"
        label="Your name"
        autoComplete="name"
        required
        maxLength={80}
        value={data.form?.values.fullName}
        error={data.form?.errors.fullName?.[0]}
      />
      <Field
        name="password"
        label="Choose a password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters. Three words of your own are good."
        error={data.form?.errors.password?.[0]}
      />
      <SubmitButton>Make an account and join</SubmitButton>
    </form>
    <p className="quiet">You sign in with {data.email} from then on.</p>
  </SignInCard>
);

const Gone = () => (
  <SignInCard
    title="This invitation no longer works"
    text="It was accepted or withdrawn, it is older than seven days, or a newer one has been sent. Ask the shop for a new one."
    footer={<a href="/login/">Sign in</a>}
  />
);

const steps: Readonly<Record<JoinPageData["step"], (props: StepProps) => ReactNode>> = {
  accept: Accept,
  signIn: SignIn,
  otherAccount: OtherAccount,
  create: Create,
  gone: Gone,
};
