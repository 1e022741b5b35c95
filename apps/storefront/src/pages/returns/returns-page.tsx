import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ReturnsPageData } from "@selvedge/contracts/pages/returns-page";
import type { ReactNode } from "react";
import { Field } from "../../parts/field.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { OfferStep } from "./offer-step.tsx";
import { OwnReturns } from "./own-returns.tsx";
import "./returns.css";

/** A shopper sends something back in two steps, and sees what became of it. It needs no script. */
export default function ReturnsPage({ answer: { data } }: { answer: PageAnswer<"returns"> }) {
  return <div className="page-frame returns">{steps[data.step](data)}</div>;
}

const steps: Record<ReturnsPageData["step"], (data: ReturnsPageData) => ReactNode> = {
  find: (data) => <FindStep {...data} />,
  gate: (data) => <GateStep {...data} />,
  choose: (data) => <ChooseStep {...data} order={data.order!} />,
  wish: (data) => <OfferStep {...data} order={data.order!} />,
  status: (data) => <OwnReturns {...data} order={data.order!} />,
};

/** What is wrong with a form as a whole. */
export function Fault({ form }: Pick<ReturnsPageData, "form">) {
  if (!form?.message || Object.keys(form.errors).length > 0) return null;
  return (
    <p className="notice" data-tone="failed" role="alert">
      {form.message}
    </p>
  );
}

function FindStep({ form }: ReturnsPageData) {
  const { supportEmail } = useShopFrame();
  return (
    <>
      <h1>Send something back</h1>
      <p className="lead">
        Find your order first, by its number and the email address that you gave. You need no account.
      </p>
      <form method="post" action="/returns/" className="returns-find" noValidate data-checked="">
        <Fault form={form} />
        <Field
          name="number"
          label="Order number"
          autoComplete="off"
          required
          maxLength={40}
          value={form?.values.number}
          hint="It is in the subject of the email that we sent you."
          error={form?.errors.number?.[0]}
        />
        <Field
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          required
          value={form?.values.email}
          error={form?.errors.email?.[0]}
        />
        <button type="submit" data-part="button" data-look="filled">
          Find my order
        </button>
      </form>
      <p className="quiet">
        Or <a href="/account/">choose it from your account</a>. For anything else, write to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </>
  );
}

function GateStep({ orderHash, form }: ReturnsPageData) {
  return (
    <>
      <h1>Send something back</h1>
      <p className="lead">Enter the postcode that the order went to, so that we know that it is yours.</p>
      <form method="post" action={`/returns/${orderHash}/`} className="returns-find" noValidate data-checked="">
        <input type="hidden" name="change" value="open" />
        <Field
          name="postcode"
          label="Postcode"
          autoComplete="shipping postal-code"
          required
          maxLength={16}
          value={form?.values.postcode}
          error={form?.errors.postcode?.[0] ?? (form?.message || undefined)}
        />
        <button type="submit" data-part="button" data-look="filled">
          Go on
        </button>
      </form>
    </>
  );
}
