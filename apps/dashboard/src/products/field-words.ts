import type { ProductForm } from "./product-form.ts";

/** What the parts of a product are called within a sentence. */
export const fieldWords: Record<keyof ProductForm, string> = {
  name: "name",
  description: "description",
  priceIncTaxMinor: "price",
  salePriceIncTaxMinor: "sale price",
  defaultColour: "main picture",
  sizes: "choice of colours and sizes",
  collectionIds: "choice of collections",
};

/** What a refused form is told in one line: the field and why, where the server named one of these; null otherwise. */
export function refusalLine(errors: Readonly<Record<string, string>>): string | null {
  const [field, text] = Object.entries(errors)[0] ?? [];
  if (!field || !text || !Object.hasOwn(fieldWords, field)) return null;
  const word = fieldWords[field as keyof ProductForm];
  return `${word[0]?.toUpperCase()}${word.slice(1)}: ${text}`;
}
