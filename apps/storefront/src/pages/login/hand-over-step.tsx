import type { LoginPageData } from "@selvedge/contracts/pages/page-data";
import { FormFault, SignInCard, SubmitButton } from "../../parts/sign-in/sign-in-card.tsx";

/** A shop that does not know the account yet asks for it. */
export function HandOverStep({ data: { form, redirectTo, handOver } }: { data: LoginPageData }) {
  const { shopName, origin, host, state, email } = handOver!;
  return (
    <SignInCard
      title={`Go on to ${shopName}?`}
      text={`You are signed in as ${email}. ${shopName} will know you by this address.`}
      footer={<a href={`${origin}/`}>Back to the shop without signing in</a>}
    >
      <form method="post" action="/login/hand-over/" className="login-form">
        <FormFault form={form} fields={[]} />
        <input type="hidden" name="host" value={host} />
        <input type="hidden" name="state" value={state} />
        <input type="hidden" name="redirect_uri" value={redirectTo} />
        <SubmitButton>Go on as {email}</SubmitButton>
      </form>
    </SignInCard>
  );
}

/** Somebody who shops and has no shop to run: their account is at the shop. */
export function ShopperShopStep({ data: { home } }: { data: LoginPageData }) {
  const { shopName, href } = home!;
  return (
    <SignInCard
      title="You are signed in"
      text={`Your orders, addresses and favourites are at ${shopName}.`}
      footer={
        <>
          <a href="/sign-up/next/">Start a shop of my own</a>
          <form method="post" action="/logout/">
            <button type="submit" className="text-button">
              Sign out
            </button>
          </form>
        </>
      }
    >
      <a data-part="button" data-look="filled" data-size="large" href={href}>
        Open my account at {shopName}
      </a>
    </SignInCard>
  );
}
