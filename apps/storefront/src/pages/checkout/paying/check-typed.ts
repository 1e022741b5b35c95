import type { Held } from "../use-checkout.ts";
import { bodyOf } from "./order-body.ts";
import { orderFaults } from "./order-rules.ts";
import { ownCardOf } from "./own-card.ts";

/** Sets or clears a field's error by its current value, and says what an email address may have been meant to be. */
export async function checkTyped(held: Held, name: string): Promise<void> {
  const { forms } = held.now();
  const fault = orderFaults(bodyOf(held.now()), forms, ownCardOf(held), new Date())[name];
  const { [name]: _, ...others } = held.now().errors;
  held.patch({ errors: fault === undefined ? others : { ...others, [name]: fault } });
  if (name === "email") await suggest(held, fault === undefined);
}

async function suggest(held: Held, isAddress: boolean): Promise<void> {
  const typed = held.now().values.email ?? "";
  const { meantAddress } = await import("./meant-address.ts");
  const meant = isAddress ? meantAddress(typed) : null;
  if (held.now().values.email === typed) held.patch({ suggestion: meant ?? "" });
}
