import type { Point } from "../geometry/point.ts";
import { focalPoint } from "./focal-point.ts";

export const imageSides = ["top", "right", "bottom", "left"] as const;

/** A request for a picture. Lengths are pixels of the picture that comes back. */
export interface ImageRequest {
  readonly widthPx?: number;
  /** With a height the picture is cut to both; with padding or a ground it is shown whole inside them. */
  readonly heightPx?: number;
  /** Space on each side, inside the requested width and height. */
  readonly padding?: Partial<Readonly<Record<(typeof imageSides)[number], number>>>;
  /** What the space is filled with, as #rrggbb; clear without it. */
  readonly ground?: string;
  /** What stays in sight when the picture is cut, in steps of a twentieth. */
  readonly focus?: Point;
}

/** The width in pixels of a picture that is requested without one: the middle of the widths that pages use. */
export const usualImageWidthPx = 960;

/**
 * The parameters of an image request: `w`, `h`, `pad-top`, `pad-right`, `pad-bottom`, `pad-left`, `bg`, `fp-x`, `fp-y`.
 * The specification leaves the names open; these are the ones that image services share. Source: platform-core §9.
 */
export function imageParameters({
  widthPx = usualImageWidthPx,
  heightPx,
  padding = {},
  ground,
  focus,
}: ImageRequest): string {
  const point = focus && focalPoint(focus);
  const pairs: readonly (readonly [name: string, value: string | number | undefined])[] = [
    ["w", widthPx],
    ["h", heightPx],
    ...imageSides.map((side) => [`pad-${side}`, padding[side]] as const),
    ["bg", ground?.replace("#", "")],
    ["fp-x", point && stepped(point.x)],
    ["fp-y", point && stepped(point.y)],
  ];
  return pairs.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join("&");
}

const stepped = (part: number): number => Math.round(part * 20) / 20;
