// A picture of the shop as texts and posts name it.
import type { RichTextPicture } from "@selvedge/ui/rich-text/picture.ts";
import type { Artwork } from "../data/reply.ts";

/** Longest side of the two files that the platform makes of a picture, in pixels. */
const [largest, smallest] = [1600, 320];

/** A size fitted into a square, never larger than it is. */
export function fitted({ widthPx, heightPx }: Pick<Artwork, "widthPx" | "heightPx">, side: number) {
  const share = Math.min(1, side / Math.max(widthPx, heightPx));
  return { width: Math.max(1, Math.round(widthPx * share)), height: Math.max(1, Math.round(heightPx * share)) };
}

/** For the text of a post, an answer or a page. */
export const pictureOf = (artwork: Artwork, alt: string): RichTextPicture => ({
  src: artwork.previewUrl,
  alt,
  ...fitted(artwork, largest),
});

/** With its sizes, for where browsers choose one; `cutout` where its ground is clear. */
export function imageOf(artwork: Artwork, altText: string) {
  const large = fitted(artwork, largest);
  const small = fitted(artwork, smallest);
  return {
    ...{ original: artwork.previewUrl, altText },
    ...{ sizes: { [small.width]: artwork.thumbUrl, [large.width]: artwork.previewUrl } },
    ...large,
    ...(artwork.hasAlpha && { cutout: true }),
  };
}
