// What is written of a bundle, and what of it is sent.
import { bundleProfit } from "@selvedge/domain/bundles/bundle-profit";
import type { ProductId } from "@selvedge/domain/ids";
import { costedPart } from "@selvedge/garments/blanks/bundle-costs";
import type { Bundle, BundlePart, WrittenBundle } from "./bundle-query.ts";

export type FormPart = Bundle["parts"][number];
export type FormPicture = Bundle["pictures"][number];

export interface BundleForm {
  name: string;
  description: string;
  priceIncTaxMinor: number | null;
  salePriceIncTaxMinor: number | null;
  parts: readonly FormPart[];
  pictures: readonly FormPicture[];
  collectionIds: readonly number[];
}

export const emptyBundle: BundleForm = {
  ...{ name: "", description: "", priceIncTaxMinor: null, salePriceIncTaxMinor: null },
  ...{ parts: [], pictures: [], collectionIds: [] },
};

export const formOf = ({
  name,
  description,
  priceIncTaxMinor,
  salePriceIncTaxMinor,
  parts,
  pictures,
  collectionIds,
}: Bundle): BundleForm => ({
  ...{ name, description, priceIncTaxMinor, salePriceIncTaxMinor, parts, pictures, collectionIds },
});

/** A product as it joins a bundle: the shopper chooses everything of it that there is to choose. */
export const openPart = (part: BundlePart): FormPart => ({ ...part, colour: null, size: null });

/** The body of the call. */
export const bodyOf = (form: BundleForm): WrittenBundle => ({
  name: form.name.trim(),
  description: form.description,
  priceIncTaxMinor: form.priceIncTaxMinor ?? 0,
  salePriceIncTaxMinor: form.salePriceIncTaxMinor,
  parts: form.parts.map(({ productId, colour, size }) => ({ productId: productId as ProductId, colour, size })),
  pictures: form.pictures.map(({ artworkId, altText }) => ({ artworkId, altText })),
  collectionIds: [...form.collectionIds],
});

/** Two forms that would be stored alike. */
export const isSameForm = (one: BundleForm, other: BundleForm): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

export type Faults = Partial<Record<keyof BundleForm, string>>;

/** Why the form cannot be saved, by field; empty where it can. */
export const faultsOf = ({ name, parts, priceIncTaxMinor }: BundleForm): Faults => ({
  ...(name.trim() === "" && { name: "Give the bundle a name." }),
  ...(parts.length < 2 && { parts: "Choose at least two products." }),
  ...(!priceIncTaxMinor && { priceIncTaxMinor: "Enter a price." }),
});

/** What a bundle costs and leaves, and what its parts cost one by one; the dearest colours and sizes decide. */
export function moneyOf({ parts, priceIncTaxMinor, salePriceIncTaxMinor }: BundleForm) {
  const costed = parts.flatMap((part) => costedPart(part) ?? []);
  const askedMinor = salePriceIncTaxMinor ?? priceIncTaxMinor ?? 0;
  return {
    ...bundleProfit(askedMinor, costed),
    askedMinor,
    apartMinor: parts.reduce((sum, part) => sum + part.priceIncTaxMinor, 0),
    prints: parts.reduce((sum, { printCount }) => sum + printCount, 0),
  };
}
