import { StepHead } from "./sign-up-form.tsx";

/** For an account that was made without the wish for a shop. */
export const NoShopStep = () => (
  <>
    <StepHead title="You have no shop yet">
      Your account is ready. Start a shop of your own, or ask the owner of a shop to invite you to their team.
    </StepHead>
    <p className="sign-up-row">
      <a data-part="button" data-look="filled" href="/sign-up/shop/">
        Start a shop
      </a>
      <a data-part="button" data-look="outlined" href="/">
        Go to the main page
      </a>
    </p>
  </>
);
