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
  personalisation: "texts that shoppers write",
};

/** The same for the names that the server refuses by. */
const refusedWords: Readonly<Record<string, string>> = { ...fieldWords, choices: "colours and sizes" };

/** A refused form's errors in one line: the first field that has words, and why; null where none of them has. */
export function refusalLine(errors: Readonly<Record<string, string>>): string | null {
  const [field, text] =
    Object.entries(errors).find(([name, text]) => text && Object.hasOwn(refusedWords, partOf(name))) ?? [];
  const word = field && refusedWords[partOf(field)];
  return word ? `${word[0]?.toUpperCase()}${word.slice(1)}: ${text}` : null;
}

/** The part of the form that a path of an error is in: `personalisation` of `personalisation.fields.0.label`. */
const partOf = (path: string): string => path.split(".")[0]!;
