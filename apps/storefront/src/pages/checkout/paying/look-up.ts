import { api } from "../../../state/api.ts";
import type { Held } from "../use-checkout.ts";
import { changeCountry } from "./quote-again.ts";
import { save } from "./save.ts";

const notReached = { found: [], message: "We cannot look addresses up just now. Please type yours below." };

/** Shows the addresses that fit what is typed. */
export async function findAddresses(held: Held): Promise<void> {
  const { values, countries } = held.now();
  const query = { country: countries.shippingAddress, text: values.lookUp ?? "" };
  const answer = await api("GET /checkout/addresses/", { query }).catch(() => ({ data: notReached }));
  held.patch({ lookUp: answer.data });
}

/** Fills the form in with one that was found. */
export async function pickAddress(held: Held, id: string): Promise<void> {
  const answer = await api("GET /checkout/found-address/", { query: { id } }).catch(() => null);
  if (!answer) return held.patch({ lookUp: notReached });
  const { country, ...parts } = answer.data;
  const { values, countries, errors } = held.now();
  const named = Object.entries(parts).map(([name, value]) => [`shippingAddress.${name}`, value] as const);
  held.patch({
    values: { ...values, ...Object.fromEntries(named), lookUp: "" },
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !name.startsWith("shippingAddress."))),
    lookUp: { found: [], message: "Your address is filled in below." },
  });
  save(held);
  if (country === countries.shippingAddress) return;
  held.patch({ countries: { ...countries, shippingAddress: country } });
  await changeCountry(held, "shippingAddress");
}
