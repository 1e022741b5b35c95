import type { StepProps } from "./edit-page.tsx";
import { titleOf } from "./words.ts";

/** The address without an order: where an order is found. */
export const FindStep = ({ data }: StepProps<"find">) => (
  <>
    <h1>{titleOf(data)}</h1>
    <p className="lead">
      Open it from your receipt or from an email of ours. Without one, your order's number and your email address find
      it.
    </p>
    <p className="account-buttons">
      <a data-part="button" data-look="filled" href="/login/order/">
        Find an order
      </a>
      <a data-part="button" data-look="outlined" href="/account/">
        Sign in to your account
      </a>
    </p>
  </>
);
