// A product that is open in a form, and what happens when a newer version arrives: saved in another tab, by someone else,
// or by this page itself.
import type { Product } from "../data/reply.ts";
import { differingFields, formOf, type ProductForm } from "./product-form.ts";

export interface OpenProduct {
  form: ProductForm;
  /** The version that the form was opened on: what differs from it was typed here. */
  base: Product;
}

export const openProduct = (base: Product): OpenProduct => ({ form: formOf(base), base });

/**
 * What is open once `newest` has arrived. Typed text stays; an untouched form shows the newest. Null when both hold
 * changes: then the merchant chooses.
 */
export function follow(open: OpenProduct, newest: Product): OpenProduct | null {
  if (newest.version <= open.base.version) return open;
  const [known, next] = [formOf(open.base), formOf(newest)];
  if (differingFields(open.form, known).length === 0) return openProduct(newest);
  const isSettled = differingFields(next, known).length === 0 || differingFields(open.form, next).length === 0;
  return isSettled ? { form: open.form, base: newest } : null;
}

/** The newest version, with what differs between `form` and `since` put over it. */
export function putOver(form: ProductForm, since: ProductForm, newest: Product): OpenProduct {
  const typed = differingFields(form, since).map((name) => [name, form[name]]);
  return { form: { ...formOf(newest), ...Object.fromEntries(typed) }, base: newest };
}

const refusedWith: Readonly<Record<string, readonly string[]>> = {
  priceIncTaxMinor: ["salePriceIncTaxMinor"],
  salePriceIncTaxMinor: ["priceIncTaxMinor"],
  sizes: ["choices", "defaultColour", "priceIncTaxMinor", "salePriceIncTaxMinor"],
};

/** The errors that are still valid once these fields have changed; errors that depend on a changed field are removed. */
export function refusalsAfter(errors: Readonly<Record<string, string>>, changed: readonly string[]) {
  const gone = new Set(changed.flatMap((name) => [name, ...(refusedWith[name] ?? [])]));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.has(field)));
}
