import type { NewsletterPageData, PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { Field } from "../../parts/field.tsx";
import { Logo } from "../../shell/logo.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";

/** The pages of the newsletter's sign-up and unsubscribe steps, each with one message and one action. */
export default function NewsletterPage({ answer }: { answer: PageAnswer<"newsletter"> }) {
  const shop = useShopFrame();
  const Step = steps[answer.data.step];
  return (
    <>
      {answer.layout === "studio" ? (
        <div className="lone-mark">
          <Logo shop={shop} />
        </div>
      ) : null}
      <div className="page-frame message-page newsletter-page" data-part="head">
        <Step data={answer.data} shopName={shop.settings.logo.text || shop.name} />
      </div>
    </>
  );
}

interface StepProps {
  readonly data: NewsletterPageData;
  readonly shopName: string;
}

function SignUp({ data: { form }, shopName }: StepProps) {
  const emailError = form?.errors.email?.[0];
  return (
    <>
      <h1>{shopName} newsletter</h1>
      <p className="lead">Enter your email and we'll let you know when there's something new.</p>
      <form method="post" action="/newsletter/" className="newsletter-form" noValidate data-checked="">
        {form && !emailError ? (
          <p className="notice" data-tone="failed" role="alert">
            {form.message}
          </p>
        ) : null}
        <input type="hidden" name="mailingList" value={form?.values.mailingList ?? ""} />
        <Field
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          required
          value={form?.values.email}
          error={emailError}
        />
        <button type="submit" data-part="button" data-look="filled">
          Sign up
        </button>
      </form>
      <p className="quiet">We'll send one email to confirm. Unsubscribe at any time.</p>
    </>
  );
}

const Sent = ({ data }: StepProps) => (
  <>
    <h1>Check your inbox</h1>
    <p className="lead" role="status">
      {data.message}
    </p>
    <p className="quiet">
      The link in it works for seven days. Nothing after a few minutes? Check your junk folder, or{" "}
      <a href="/newsletter/">check your address and try again</a>.
    </p>
    <Actions>
      <Home look="outlined" />
    </Actions>
  </>
);

const Verified = () => (
  <>
    <h1>You're subscribed</h1>
    <p className="lead">Your email is confirmed. You'll get our next email.</p>
    <Actions>
      <Home look="filled" />
    </Actions>
  </>
);

const Expired = () => (
  <>
    <h1>This link no longer works</h1>
    <p className="lead">It's more than seven days old, a newer one has been sent, or part of it is missing.</p>
    <Actions>
      <a data-part="button" data-look="filled" href="/newsletter/">
        Get a new link
      </a>
      <Home look="outlined" />
    </Actions>
  </>
);

const Leave = ({ data, shopName }: StepProps) => (
  <>
    <h1>Unsubscribe?</h1>
    <p className="lead">You'll get no more newsletters from {shopName}, only emails about your orders.</p>
    <Actions>
      <form method="post" action={`/newsletter/leave/${data.token}/`}>
        <button type="submit" data-part="button" data-look="filled">
          Unsubscribe
        </button>
      </form>
      <Home look="outlined" />
    </Actions>
  </>
);

const Left = ({ shopName }: StepProps) => (
  <>
    <h1>You're unsubscribed</h1>
    <p className="lead">You'll get no more newsletters from {shopName}, only emails about your orders.</p>
    <Actions>
      <Home look="filled" />
      <a data-part="button" data-look="outlined" href="/newsletter/">
        Sign up again
      </a>
    </Actions>
  </>
);

const steps: Readonly<Record<NewsletterPageData["step"], (props: StepProps) => ReactNode>> = {
  signUp: SignUp,
  sent: Sent,
  verified: Verified,
  expired: Expired,
  leave: Leave,
  left: Left,
};

const Actions = ({ children }: { children: ReactNode }) => <div className="message-actions">{children}</div>;

const Home = ({ look }: { look: "filled" | "outlined" }) => (
  <a data-part="button" data-look={look} href="/">
    Back to the shop
  </a>
);
