// Where the pictures of a shop are: its own, and those of its products.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { artworkQuery } from "../artworks/artwork-query.ts";
import { api } from "../data/api.ts";
import type { Artwork } from "../data/reply.ts";
import { imageOf } from "./picture-of.ts";

/** A picture that can be chosen, with what a page stores of it. */
export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly thumbUrl: string;
  readonly image: ReturnType<typeof imageOf>;
  /** null for one of a product. */
  readonly artwork: Artwork | null;
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

const productChoice = ({
  id,
  name,
  imageUrl,
  imageSizes,
}: {
  id: number;
  name: string;
  imageUrl: string | null;
  imageSizes: Readonly<Record<string, string>>;
}): Choice[] => {
  const widest = Math.max(...Object.keys(imageSizes).map(Number));
  const original = imageSizes[widest];
  if (!imageUrl || !original) return [];
  // Products are drawn on a square.
  const image = { original, altText: name, sizes: { ...imageSizes }, width: widest, height: widest };
  return [{ key: `product ${id}`, name, thumbUrl: imageUrl, image, artwork: null }];
};
