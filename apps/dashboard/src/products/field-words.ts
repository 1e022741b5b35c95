import type { ProductForm } from "./product-form.ts";

/** What the parts of a product are called within a sentence. */
export const fieldWords: Record<keyof ProductForm, string> = {
  name: "name",
  description: "description",
  priceIncTaxMinor: "price",
  salePriceIncTaxMinor: "sale price",
  sizeExtrasMinor: "prices of sizes",
  defaultColour: "main picture",
  sizes: "choice of colours and sizes",
  collectionIds: "choice of collections",
};

/** The same for the names that the server refuses by. */
const refusedWords: Readonly<Record<string, string>> = { ...fieldWords, choices: "colours and sizes" };

/** A refused form's errors in one line: the first field that has words, and why; null where none of them has. */
export function refusalLine(errors: Readonly<Record<string, string>>): string | null {
  const [field, text] = Object.entries(errors).find(([name, text]) => text && Object.hasOwn(refusedWords, name)) ?? [];
  const word = field && refusedWords[field];
  return word ? `${word[0]?.toUpperCase()}${word.slice(1)}: ${text}` : null;
}
