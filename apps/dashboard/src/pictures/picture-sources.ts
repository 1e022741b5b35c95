// Where the pictures of a shop are: its own, those of its products, and those on its pages.
import { nearestSize } from "@selvedge/browser/images/nearest-size";
import { namedWithOwnGround } from "@selvedge/garments/own-ground";
import type { ImageValue } from "@selvedge/pages/props/image";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { artworkQuery } from "../artworks/artwork-query.ts";
import { api } from "../data/api.ts";
import type { Artwork, PagePicture, ProductRow } from "../data/reply.ts";
import { imageOf } from "./picture-of.ts";

/** A picture that can be chosen, with what a page stores of it. */
export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly thumbUrl: string;
  readonly image: ImageValue;
  /** null for one that is not among the shop's own. */
  readonly artwork: Artwork | null;
  /** The product that it shows; null for any other. */
  readonly product: { readonly name: string; readonly href: string } | null;
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
  const widest = Math.max(...Object.keys(imageSizes).map(Number));
  const original = imageSizes[widest];
  if (!imageUrl || !original) return [];
  // Products are drawn on a square, most of them without a ground.
  const square = { width: widest, height: widest, ...(!namedWithOwnGround(blankName) && { cutout: true }) };
  return [
    {
      key: `product ${id}`,
      name,
      thumbUrl: imageUrl,
      image: { original, altText: name, sizes: { ...imageSizes }, ...square },
      artwork: null,
      product: { name, href: `/product/${urlName}/` },
      pages: [],
    },
  ];
}
