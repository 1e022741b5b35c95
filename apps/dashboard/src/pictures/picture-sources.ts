// Where the pictures of a shop are: its own files and artworks, its products, and its pages.
import { nearestSize } from "@selvedge/browser/images/nearest-size";
import { colourPath } from "@selvedge/domain/products/colour-path";
import type { ImageValue } from "@selvedge/pages/props/image";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Artwork, FoundPicture, Mockups } from "../data/reply.ts";
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

export const choiceOf = (artwork: Artwork, pages: readonly string[] = []): Choice => ({
  key: `artwork ${artwork.id}`,
  name: artwork.name,
  thumbUrl: artwork.thumbUrl,
  image: imageOf(artwork, ""),
  artwork,
  product: null,
  pages,
});

/** Where pictures are looked for: "all" is in every source, and "own" in the shop's own files and artworks alone. */
export type Place = "all" | "own" | FoundPicture["source"];

/** Some of the pictures that fit, with how many fit in all, and of each source where that is asked. */
export interface Found {
  readonly choices: readonly Choice[];
  readonly total: number;
  readonly counts: Readonly<Record<Exclude<Place, "own">, number>> | null;
}

/** So many at a time. */
const perPage = 24;

/** The pictures of a shop in one place, called as `search` says; more of them with each page. */
export const picturesIn = (division: number, place: Place, search: string) =>
  infiniteQueryOptions({
    // With the artworks: what is uploaded is among them.
    queryKey: [division, "artworks", "pictures", place, search],
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }): Promise<Found> =>
      place === "own"
        ? ownPictures(division, { search, page, perPage }, signal)
        : foundPictures(division, { search, page, perPage, ...(place !== "all" && { source: place }) }, signal),
    getNextPageParam: ({ total }, _, page) => (page * perPage < total ? page + 1 : undefined),
  });

interface Asked {
  search: string;
  page: number;
  perPage: number;
  source?: FoundPicture["source"];
}

async function foundPictures(division: number, query: Asked, signal: AbortSignal): Promise<Found> {
  const { data, meta } = await api("GET /divisions/{division}/pictures/", { params: { division }, query, signal });
  return { choices: data.flatMap(foundChoice), total: meta.total, counts: meta.counts };
}

async function ownPictures(division: number, query: Asked, signal: AbortSignal): Promise<Found> {
  const { data, meta } = await api("GET /divisions/{division}/artworks/", { params: { division }, query, signal });
  return { choices: data.map((artwork) => choiceOf(artwork)), total: meta.total, counts: null };
}

const thumbPx = 320;

function foundChoice(found: FoundPicture): Choice[] {
  if (found.source === "product") return productChoice(found.product, found.pages);
  return found.source === "page" ? [pageChoice(found.picture, found.pages)] : [choiceOf(found.artwork, found.pages)];
}

type OfSource<S extends FoundPicture["source"]> = Extract<FoundPicture, { source: S }>;

function pageChoice(picture: OfSource<"page">["picture"], pages: readonly string[]): Choice {
  const { original, altText, sizes, width, height, cutout } = picture;
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

function productChoice(found: OfSource<"product">["product"], pages: readonly string[]): Choice[] {
  const { id, name, urlName, sizes, hasGround } = found;
  const product = { id, name, urlName, href: `/product/${urlName}/`, hasGround };
  const image = drawnImage(sizes, name, product);
  if (!image) return [];
  const thumbUrl = nearestSize(sizes, thumbPx) ?? image.original;
  return [{ key: `product ${id}`, name, thumbUrl, image, artwork: null, product, pages }];
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
