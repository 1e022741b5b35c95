import { Field } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import type { SectionProps } from "./account-page.tsx";

/** What goes, what stays and why, before anything is lost. */
export function Deletion({ view, data: { email, form } }: SectionProps<"delete">) {
  const { name, supportEmail } = useShopFrame();
  const { unfinished, staysSignIn, bookYears } = view;
  return (
    <>
      <h1>Delete your account?</h1>
      <p className="lead">This cannot be undone.</p>
      <div className="deletion">
        <section aria-labelledby="goes-title">
          <h2 id="goes-title">Deleted at once</h2>
          <ul>
            <li>Your name, email address and phone number at {name}</li>
            <li>Your saved addresses, basket and favourites</li>
            <li>The delivery addresses of your orders, and the links to their receipts</li>
            <li>Your place on the newsletter's list</li>
            <li>
              {staysSignIn
                ? "Nothing of your sign-in itself: it also opens a dashboard, so it stays"
                : "Your sign-in, on every device. Other shops keep their own records of you"}
            </li>
          </ul>
        </section>
        <section aria-labelledby="stays-title">
          <h2 id="stays-title">Kept for tax law</h2>
          <ul>
            <li>What was sold to which country, with its price and VAT, for {bookYears} years</li>
            <li>The name and address of the buyer on invoices over £250 or in another currency</li>
            <li>The log of what was done with an order, which nobody can change. Copies of emails go after 90 days</li>
          </ul>
        </section>
      </div>
      {unfinished.length > 0 ? (
        <>
          <p className="notice">
            {unfinished.length === 1 ? "One order is" : `${unfinished.length} orders are`} not finished and still{" "}
            {unfinished.length === 1 ? "needs" : "need"} your address: {unfinished.join(", ")}. You can delete your
            account once {unfinished.length === 1 ? "it is" : "they are"}.
          </p>
          <p className="quiet">
            Does it take too long? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </>
      ) : (
        <form method="post" action="/account/delete/" className="account-form" noValidate data-checked="">
          <FormFault form={form} fields={["email"]} />
          <Field
            name="email"
            label={`Type ${email} to confirm`}
            type="email"
            autoComplete="off"
            required
            value={form?.values.email}
            error={form?.errors.email?.[0]}
          />
          <div className="account-buttons">
            <button type="submit" data-part="button" data-look="filled">
              Delete my account
            </button>
            <a data-part="button" data-look="outlined" href="/account/details/">
              Keep it
            </a>
          </div>
        </form>
      )}
    </>
  );
}
