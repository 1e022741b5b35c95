import type { Point } from "@selvedge/domain/geometry/point";
import { focalPoint } from "./focal-point.ts";

/** A request for a picture. Lengths are pixels of the picture that comes back. */
export interface ImageRequest {
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** Space on each side, inside the requested width and height. */
  readonly padding?: {
    readonly top?: number;
    readonly right?: number;
    readonly bottom?: number;
    readonly left?: number;
  };
  /** What the space is filled with, as #rrggbb; clear without it. */
  readonly ground?: string;
  readonly focus?: Point;
}

/**
 * The parameters of an image request: `w`, `h`, `pad-top`, `pad-right`, `pad-bottom`, `pad-left`, `bg`, `fp-x`, `fp-y`.
 * The specification leaves the names open; these are the ones that image services share. A width that is not requested is
 * 960, the middle of the widths that pages use. Source: platform-core §9.
 */
export function imageParameters({ widthPx = 960, heightPx, padding = {}, ground, focus }: ImageRequest): string {
  const point = focus && focalPoint(focus);
  const pairs: readonly (readonly [name: string, value: string | number | undefined])[] = [
    ["w", widthPx],
    ["h", heightPx],
    ["pad-top", padding.top],
    ["pad-right", padding.right],
    ["pad-bottom", padding.bottom],
    ["pad-left", padding.left],
    ["bg", ground?.replace("#", "")],
    ["fp-x", point?.x],
    ["fp-y", point?.y],
  ];
  return pairs.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join("&");
}
