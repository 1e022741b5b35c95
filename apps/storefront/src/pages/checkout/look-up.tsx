import { addressSearchLimit } from "@selvedge/domain/limits";
import type { KeyboardEvent, MouseEvent } from "react";
import { Field } from "../../parts/field.tsx";
import type { CheckoutState } from "./use-checkout.ts";

const action = "/checkout/#address-title";

/** Finds the address by its postcode, or by how it begins. The fields below take it, and can always be typed. */
export function LookUp({ checkout }: { checkout: CheckoutState }) {
  const { lookUp } = checkout;
  if (!lookUp) return null;
  const search = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    checkout.findAddresses();
  };
  return (
    <div data-wide="" className="look-up">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field searches instead of paying */}
      <div
        className="code-entry"
        onKeyDown={(event) => event.key === "Enter" && event.target instanceof HTMLInputElement && search(event)}
      >
        <Field
          name="lookUp"
          label="Find your address (optional)"
          autoComplete="off"
          maxLength={addressSearchLimit}
          {...checkout.field("lookUp")}
        />
        <button
          type="submit"
          name="show"
          value="lookup"
          formAction={action}
          data-part="button"
          data-look="outlined"
          onClick={search}
        >
          Find
        </button>
      </div>
      {lookUp.found.length > 0 ? (
        <ul className="found">
          {lookUp.found.map(({ id, text }) => (
            <li key={id}>
              <button
                type="submit"
                name="pick"
                value={id}
                formAction={action}
                className="text-button"
                onClick={(event) => {
                  event.preventDefault();
                  checkout.pickAddress(id);
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="quiet" role="status">
        {lookUp.message || (lookUp.found.length > 0 ? "Choose your address." : "")}
      </p>
    </div>
  );
}
