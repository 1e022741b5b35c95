import type { SectionProps } from "./account-page.tsx";

export const Unconfirmed = ({ data: { email } }: SectionProps<"unconfirmed">) => (
  <>
    <h1>Confirm your email</h1>
    <p className="lead">
      You're signed in, but nobody has confirmed {email} yet. We email you a link and a six-digit code. Your orders and
      addresses are shown as soon as you have used one of them.
    </p>
    <form method="post" action="/login/" className="account-form">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="redirect_uri" value="/account/" />
      <div className="account-buttons">
        <button type="submit" data-part="button" data-look="filled">
          Email me a link
        </button>
      </div>
    </form>
  </>
);
