import type { NewsletterPageData, PageAnswer } from "@selvedge/contracts/storefront/page-data";
import type { ReactNode } from "react";
import { Field } from "../parts/field.tsx";
import { Logo } from "../shell/logo.tsx";
import { useShopFrame } from "../shell/shop-frame.tsx";

/** Everything about the newsletter that is not its block: each step is a page with one thing to read and to do. */
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

function Ask({ data: { form }, shopName }: StepProps) {
  const emailError = form?.errors.email?.[0];
  return (
    <>
      <h1>Letters from {shopName}</h1>
      <p className="lead">Leave your email and we write to you when there is something new.</p>
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
      <p className="quiet">We send one email to confirm. Leave any time.</p>
    </>
  );
}

const Sent = ({ data }: StepProps) => (
  <>
    <h1>Look into your inbox</h1>
    <p className="lead" role="status">
      {data.message}
    </p>
    <p className="quiet">
      The link in it works for seven days. Nothing there after a few minutes? Look among the junk mail, or{" "}
      <a href="/newsletter/">check your address and ask again</a>.
    </p>
    <Ways>
      <Home look="outlined" />
    </Ways>
  </>
);

const Verified = ({ shopName }: StepProps) => (
  <>
    <h1>You are on the list</h1>
    <p className="lead">Your email is confirmed. The next letter from {shopName} comes to you too.</p>
    <Ways>
      <Home look="filled" />
    </Ways>
  </>
);

const Gone = () => (
  <>
    <h1>This link no longer works</h1>
    <p className="lead">It is older than seven days, a newer one has been sent, or a part of it was lost on the way.</p>
    <Ways>
      <a data-part="button" data-look="filled" href="/newsletter/">
        Ask for a new one
      </a>
      <Home look="outlined" />
    </Ways>
  </>
);

const Leave = ({ data, shopName }: StepProps) => (
  <>
    <h1>Leave the list?</h1>
    <p className="lead">No more letters from {shopName}. Mails about orders that you place still come.</p>
    <Ways>
      <form method="post" action={`/newsletter/leave/${data.token}/`}>
        <button type="submit" data-part="button" data-look="filled">
          Leave the list
        </button>
      </form>
      <Home look="outlined" />
    </Ways>
  </>
);

const Left = ({ shopName }: StepProps) => (
  <>
    <h1>You have left the list</h1>
    <p className="lead">{shopName} sends you no more letters. Mails about orders that you place still come.</p>
    <Ways>
      <Home look="filled" />
      <a data-part="button" data-look="outlined" href="/newsletter/">
        Sign up again
      </a>
    </Ways>
  </>
);

const steps: Readonly<Record<NewsletterPageData["step"], (props: StepProps) => ReactNode>> = {
  ask: Ask,
  sent: Sent,
  verified: Verified,
  gone: Gone,
  leave: Leave,
  left: Left,
};

const Ways = ({ children }: { children: ReactNode }) => <div className="message-ways">{children}</div>;

const Home = ({ look }: { look: "filled" | "outlined" }) => (
  <a data-part="button" data-look={look} href="/">
    Back to the shop
  </a>
);
