import type { ProductData } from "@selvedge/contracts/pages/page-data";

/** What is typed, over the product's picture of one side: the examples at first. `live-texts.ts` changes its address. */
export function TextsPicture({ product, side }: { product: ProductData; side: string }) {
  if (!product.personalisation?.fields.some((field) => field.side === side)) return null;
  return <img className="typed-texts" data-texts={side} src={`/product/${product.urlName}/texts/${side}`} alt="" />;
}

/** The pictures of sides that are written on come first. */
export const writtenFirst = <T extends { readonly side: string }>(
  images: T[],
  { personalisation }: ProductData,
): T[] =>
  personalisation
    ? images.toSorted((one, other) => rank(one.side, personalisation) - rank(other.side, personalisation))
    : images;

const rank = (side: string, { fields }: NonNullable<ProductData["personalisation"]>) =>
  fields.some((field) => field.side === side) ? 0 : 1;
