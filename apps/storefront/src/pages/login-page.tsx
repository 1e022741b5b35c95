import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import { Field } from "../parts/field.tsx";
import { Logo } from "../shell/logo.tsx";
import { useShopFrame } from "../shell/shop-frame.tsx";

/** Signing in to the platform. A plain form: it posts and the server leads on. */
export default function LoginPage({ answer }: { answer: PageAnswer<"login"> }) {
  const { form, redirectTo } = answer.data;
  return (
    <div className="login">
      <Logo shop={useShopFrame()} />
      <form method="post" action="/login/" className="login-card" data-checked="">
        <h1>Sign in</h1>
        <p className="quiet">To your shop, your designs and your orders.</p>
        {form ? (
          <p className="notice" data-tone="failed" role="alert">
            {form.message}
          </p>
        ) : null}
        <input type="hidden" name="redirect_uri" value={redirectTo} />
        <Field name="email" label="Email" type="email" autoComplete="username" required value={form?.values.email} />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required />
        <button type="submit" data-part="button" data-look="filled" data-size="large">
          Sign in
        </button>
      </form>
    </div>
  );
}
