// Where the pictures of a shop are: its own, those of its products, and those on its pages.
import { nearestSize } from "@selvedge/browser/images/nearest-size";
import { colourPath } from "@selvedge/domain/products/colour-path";
import { namedWithOwnGround } from "@selvedge/garments/own-ground";
import type { ImageValue } from "@selvedge/pages/props/image";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { artworkQuery } from "../artworks/artwork-query.ts";
import { api } from "../data/api.ts";
import type { Artwork, Mockups, PagePicture, ProductRow } from "../data/reply.ts";
import { imageOf } from "./picture-of.ts";

interface ShownProduct {
  readonly id: number;
  readonly name: string;
  readonly urlName: string;
  readonly href: string;
  /** Its pictures have a ground of their own. */
  readonly hasGround: boolean;
}

/** A picture that can be chosen, with what a page stores of it. */
export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly thumbUrl: string;
  readonly image: ImageValue;
  /** null for one that is not among the shop's own. */
  readonly artwork: Artwork | null;
  /** The product that it shows; null for any other. */
  readonly product: ShownProduct | null;
  /** The names of the pages that show it, where that is known. */
  readonly pages: readonly string[];
}

interface Asked {
  search: string;
  page: number;
  perPage: number;
}

export const choiceOf = (artwork: Artwork): Choice => ({
  key: `artwork ${artwork.id}`,
  name: artwork.name,
  thumbUrl: artwork.thumbUrl,
  image: imageOf(artwork, ""),
  artwork,
  product: null,
  pages: [],
});

export const ownPictures = (division: number, asked: Asked) =>
  queryOptions({
    ...artworkQuery(division, asked),
    select: ({ data, meta }) => ({ choices: data.map(choiceOf), total: meta.total }),
  });

/** The picture that represents each product, in its largest size. */
export const productPictures = (division: number, asked: Asked) =>
  queryOptions({
    queryKey: [division, "product pictures", asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data, meta } = await api("GET /divisions/{division}/products/", {
        ...{ params: { division }, query: asked, signal },
      });
      return { choices: data.flatMap(productChoice), total: meta.total };
    },
  });

/** What the shop's pages show. */
export const picturesOnPages = (division: number, asked: Asked) =>
  queryOptions({
    queryKey: [division, "page pictures", asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data, meta } = await api("GET /divisions/{division}/page-pictures/", {
        ...{ params: { division }, query: asked, signal },
      });
      return { choices: data.map(pageChoice), total: meta.total };
    },
  });

const thumbPx = 320;

function pageChoice({ original, altText, sizes, width, height, cutout, pages }: PagePicture): Choice {
  const size = width && height ? { width, height } : {};
  return {
    key: `page ${original}`,
    name: altText || pages[0] || "Picture",
    thumbUrl: nearestSize(sizes, thumbPx) ?? original,
    image: { original, altText, sizes, ...size, ...(cutout && { cutout }) },
    artwork: null,
    product: null,
    pages,
  };
}

function productChoice({ id, name, urlName, blankName, imageUrl, imageSizes }: ProductRow): Choice[] {
  const product = { id, name, urlName, href: `/product/${urlName}/`, hasGround: namedWithOwnGround(blankName) };
  const image = drawnImage(imageSizes, name, product);
  if (!imageUrl || !image) return [];
  return [{ key: `product ${id}`, name, thumbUrl: imageUrl, image, artwork: null, product, pages: [] }];
}

/** Products are drawn on a square, most of them without a ground. */
function drawnImage(sizes: Readonly<Record<string, string>>, altText: string, { hasGround }: ShownProduct) {
  const widest = Math.max(...Object.keys(sizes).map(Number));
  const original = sizes[widest];
  if (!original) return null;
  return { original, altText, sizes: { ...sizes }, width: widest, height: widest, ...(!hasGround && { cutout: true }) };
}

/** The other pictures of the product that was chosen: each colour on sale, from each side that is printed. */
export const picturesOfProduct = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "pictures of product", id],
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/products/{id}/mockups/", { params: { division, id }, signal })).data
        .pictures,
  });

/** The same choice with another picture of its product, which leads to the colour that it shows; null while that is not there. */
export function inColour(choice: Choice, { colour, altText, sizes }: Mockups["pictures"][number]): Choice | null {
  const { product } = choice;
  const image = product && drawnImage(sizes, altText, product);
  if (!image) return null;
  const href = colourPath(product.urlName, colour);
  return { ...choice, thumbUrl: nearestSize(sizes, thumbPx) ?? image.original, image, product: { ...product, href } };
}
