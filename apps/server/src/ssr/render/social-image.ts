// The picture that a page is shared with, in the shape that networks show: 1200 × 630.
import { imageParameters } from "@selvedge/domain/images/image-request";
import { socialImageSize } from "@selvedge/domain/images/image-widths";
import { resourceUrl } from "@selvedge/domain/links/resource-url";
import { socialPath } from "../../modules/shop/brand/index.ts";
import type { ShopFront } from "../../modules/shop/shop-window/index.ts";
import type { PageImage } from "../visit.ts";

export interface SocialImage {
  readonly url: string;
  readonly altText: string;
  /** Whether it has the shape that networks show. */
  readonly isSized: boolean;
}

const airPx = 32;

/** The page's own picture, the one that the shop's owner chose, or one made of what the shop sells. */
export function socialImageOf(
  image: PageImage | null | undefined,
  { frame, look, ogImage }: ShopFront,
  origin: string,
): SocialImage {
  const [own] = [image, ogImage].flatMap((each) => (each && (typeof each === "string" || each.original) ? [each] : []));
  if (!own) return { url: origin + socialPath(frame.version), altText: frame.name, isSized: true };
  const { original, altText = "", position, cutout } = typeof own === "string" ? { original: own } : own;
  const [, stored] = /^(https?:\/\/[^?]*\/[0-9a-f]{64})\.\w+/.exec(original) ?? [];
  if (!stored) return { url: resourceUrl(original, origin), altText, isSized: false };
  const shape = cutout
    ? { padding: { top: airPx, bottom: airPx }, ground: groundOf(String(look.tokens["card.ground.one"])) }
    : position
      ? { focus: position }
      : {};
  return { url: `${stored}.jpg?${imageParameters({ ...socialImageSize, ...shape })}`, altText, isSized: true };
}

const groundOf = (colour: string): string => (/^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : "#ffffff");
