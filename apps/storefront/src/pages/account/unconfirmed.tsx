import type { SectionProps } from "./account-page.tsx";

export const Unconfirmed = ({ data: { email } }: SectionProps<"unconfirmed">) => (
  <>
    <h1>Confirm your email</h1>
    <p className="lead">
      You're signed in, but nobody has confirmed {email} yet. Your orders and addresses are shown once you have followed
      the link in our email to that address.
    </p>
  </>
);
