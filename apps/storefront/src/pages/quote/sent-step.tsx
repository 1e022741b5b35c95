import type { StepProps } from "./quote-page.tsx";

/** The request has come in. */
export const SentStep = ({ view: { reference } }: StepProps<"sent">) => (
  <>
    <h1>We have your request</h1>
    <p className="lead" role="status">
      Thank you.{reference ? ` Its number is ${reference}.` : ""} You get the price by email, usually within one working
      day. Nothing is charged before you have approved a proof.
    </p>
    <p className="account-buttons">
      <a data-part="button" data-look="filled" href="/">
        Back to the shop
      </a>
    </p>
  </>
);
