import type { Personalisation } from "@selvedge/domain/personalisation/template";
import type { SizeExtras } from "@selvedge/domain/products/size-prices";
import type { Product } from "../data/reply.ts";

/** What a merchant has open of a product. Only what differs from the product is sent. */
export interface ProductForm {
  name: string;
  description: string;
  priceIncTaxMinor: number | null;
  salePriceIncTaxMinor: number | null;
  /** What sizes cost on top of the price; none where all cost the same. */
  sizeExtrasMinor: SizeExtras;
  defaultColour: string;
  /** Sizes on sale by colour; a colour without sizes is not on sale. */
  sizes: Readonly<Record<string, readonly string[]>>;
  collectionIds: readonly number[];
  /** What shoppers may write on it; null for nothing. */
  personalisation: Personalisation | null;
}

export function formOf(product: Product): ProductForm {
  const sizes: Record<string, string[]> = {};
  for (const { colour, size, enabled } of product.variants) {
    if (!enabled) continue;
    sizes[colour] ??= [];
    sizes[colour].push(size);
  }
  return {
    name: product.name,
    description: product.description,
    priceIncTaxMinor: product.priceIncTaxMinor,
    salePriceIncTaxMinor: product.salePriceIncTaxMinor,
    sizeExtrasMinor: product.sizeExtrasMinor,
    defaultColour: product.defaultColour,
    sizes,
    collectionIds: product.collectionIds,
    personalisation: product.personalisation,
  };
}

/** The colours and sizes on sale as the server takes them. */
export const choicesOf = (form: Pick<ProductForm, "sizes">) =>
  Object.entries(form.sizes)
    .filter(([, sizes]) => sizes.length > 0)
    .map(([colour, sizes]) => ({ colour, sizes: [...sizes] }));

/** The fields in which two forms differ. */
export const differingFields = (one: ProductForm, other: ProductForm): (keyof ProductForm)[] =>
  (Object.keys(one) as (keyof ProductForm)[]).filter((name) => canonical(one[name]) !== canonical(other[name]));

/** The fields that differ, in the form of the call. */
export function changesOf(form: ProductForm, product: Product) {
  const changed = differingFields(form, formOf(product));
  const differs = (name: keyof ProductForm) => changed.includes(name);
  return {
    ...(differs("name") && { name: form.name }),
    ...(differs("description") && { description: form.description }),
    ...(differs("priceIncTaxMinor") && form.priceIncTaxMinor !== null && { priceIncTaxMinor: form.priceIncTaxMinor }),
    ...(differs("salePriceIncTaxMinor") && {
      salePriceIncTaxMinor: form.salePriceIncTaxMinor,
      onSale: form.salePriceIncTaxMinor !== null,
    }),
    ...(differs("sizeExtrasMinor") && { sizeExtrasMinor: form.sizeExtrasMinor }),
    ...(differs("sizes") && { choices: choicesOf(form) }),
    ...(differs("defaultColour") && { defaultColour: form.defaultColour }),
    ...(differs("collectionIds") && { collectionIds: [...form.collectionIds] }),
    ...(differs("personalisation") && { personalisation: form.personalisation }),
  };
}

/** Text that is equal when the values are, whatever the order of colours and sizes. */
function canonical(value: ProductForm[keyof ProductForm]): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  if (value === null || typeof value !== "object" || "fields" in value) return JSON.stringify(value);
  const entries = Object.entries(value as ProductForm["sizes"] | SizeExtras).filter(
    ([, own]) => own !== 0 && !isEmpty(own),
  );
  return JSON.stringify(entries.map(([key, own]) => [key, typeof own === "number" ? own : own.toSorted()]).toSorted());
}

const isEmpty = (own: number | readonly string[]) => typeof own !== "number" && own.length === 0;

/** A colour put on sale in all of the sizes, or taken off. */
export const toggleColour = (form: ProductForm, colour: string, allSizes: readonly string[]): ProductForm => {
  const isOn = (form.sizes[colour]?.length ?? 0) > 0;
  const sizes = { ...form.sizes, [colour]: isOn ? [] : allSizes };
  return { ...form, sizes, defaultColour: firstOnSale(sizes, form.defaultColour) };
};

/** One size of a colour put on sale or taken off. */
export function toggleSize(form: ProductForm, colour: string, size: string): ProductForm {
  const known = form.sizes[colour] ?? [];
  const next = known.includes(size) ? known.filter((other) => other !== size) : [...known, size];
  const sizes = { ...form.sizes, [colour]: next };
  return { ...form, sizes, defaultColour: firstOnSale(sizes, form.defaultColour) };
}

/** The colour shown first stays one that is on sale. */
const firstOnSale = (sizes: ProductForm["sizes"], wanted: string): string =>
  (sizes[wanted]?.length ?? 0) > 0 ? wanted : (Object.entries(sizes).find(([, own]) => own.length > 0)?.[0] ?? wanted);
