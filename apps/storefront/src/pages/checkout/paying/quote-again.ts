import { api } from "../../../state/api.ts";
import type { FormKind } from "../field-labels.ts";
import type { Held } from "../use-checkout.ts";
import { checkTyped } from "./check-typed.ts";
import { save } from "./save.ts";

/**
 * The fields and the prices of another country. What was typed stays, also what the new form does not ask for.
 * `isChosen`: the delivery was chosen for this country.
 */
export async function changeCountry(held: Held, kind: FormKind, isChosen = false): Promise<void> {
  const country = held.now().countries[kind];
  const quoted = kind === "shippingAddress" ? requote(held, !isChosen) : null;
  try {
    const { data } = await api("GET /checkout/address-form/{country}/", { params: { country } });
    if (held.now().countries[kind] === country) held.patch({ forms: { ...held.now().forms, [kind]: data } });
    for (const name of [`${kind}.zip`, "phone"]) if (held.now().values[name]) await checkTyped(held, name);
  } catch (error) {
    held.patch({ message: messageOf(error), notice: "", cardMessage: "" });
  }
  await quoted;
}

/** Prices the basket for the chosen country and delivery; `isElsewhere`: by the delivery that the new country prefers. */
export async function requote(held: Held, isElsewhere = false): Promise<void> {
  const { countries, quote } = held.now();
  const { shippingAddress: country } = countries;
  save(held);
  try {
    const { data } = await api("POST /checkout/quote/", {
      body: { country, ...(isElsewhere ? {} : { shippingMethod: quote.chosen }) },
    });
    held.patch({ quote: data, message: "", notice: "", cardMessage: "" });
  } catch (error) {
    held.patch({ message: messageOf(error), notice: "", cardMessage: "" });
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.name === "ApiFailure"
    ? error.message
    : "We could not reach the shop. Please try again.";
