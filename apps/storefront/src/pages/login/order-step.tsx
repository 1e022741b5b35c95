import { Field } from "../../parts/field.tsx";
import { FormFault, SubmitButton } from "../../parts/sign-in/sign-in-card.tsx";
import { Panel, type StepProps } from "./shop-sign-in.tsx";

/** One order, on any device, without an account. */
export function OrderStep({ data: { form } }: StepProps) {
  return (
    <Panel title="Find your order" text="By its number and the email address that you gave. You need no account.">
      <form method="post" action="/login/order/" className="login-form" noValidate data-checked="">
        <FormFault form={form} fields={["number", "email"]} />
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
        <SubmitButton>Show my order</SubmitButton>
      </form>
      <p className="sign-in-note">
        <a href="/login/">Sign in instead, and see all your orders</a>
      </p>
    </Panel>
  );
}
