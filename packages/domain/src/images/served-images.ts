// What the image service answers: a table of shapes, so that nobody can have pictures made without end.
import { type ImageRequest, imageParameters, imageSides } from "./image-request.ts";
import {
  bannerImageSize,
  headerImageWidthPx,
  pageImageWidths,
  podImageWidthPx,
  socialImageSize,
  viewerImageWidthPx,
} from "./image-widths.ts";
import { ratios } from "./ratios.ts";
import { responsiveWidths } from "./responsive-widths.ts";

/** The formats of served pictures, by the ending of the address; the ones that a browser should take first come first. */
export const imageFormats = ["avif", "webp", "jpg", "png"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The widths in pixels that are served: those of pages, pods, header and social pictures, and steps of 256. */
export const servedWidths: ReadonlySet<number> = new Set([
  ...pageImageWidths,
  ...responsiveWidths(0),
  ...responsiveWidths(viewerImageWidthPx),
  ...[1, 2, 3, 4, 6].map(podImageWidthPx),
  headerImageWidthPx,
  socialImageSize.widthPx,
]);

/** Height over width of what may be cut. */
const servedRatios = [
  1,
  ...Object.values(ratios),
  ...[bannerImageSize, socialImageSize].map(({ widthPx, heightPx }) => heightPx / widthPx),
];

/** Padding comes in steps of so many pixels. */
const paddingStepPx = 4;

/** The heights in pixels that are served for a width. */
export const servedHeights = (widthPx: number): number[] => servedRatios.map((ratio) => Math.round(widthPx * ratio));

/**
 * The request that the query of an address spells; null for any other width, height or spelling, so that each picture has
 * one address. Source: platform-core §9.
 */
export function readImageRequest(query: string): ImageRequest | null {
  const request = requestOf(new Map(query.split("&").map((pair) => pair.split("=") as [string, string])));
  return imageParameters(request) === query && isServed(request) ? request : null;
}

function requestOf(given: ReadonlyMap<string, string>): ImageRequest {
  const number = (name: string) => (given.has(name) ? Number(given.get(name)) : undefined);
  const [x, y] = [number("fp-x"), number("fp-y")];
  const padding = imageSides.flatMap((side) => {
    const px = number(`pad-${side}`);
    return px === undefined ? [] : [[side, px] as const];
  });
  const [widthPx, heightPx, ground] = [number("w"), number("h"), given.get("bg")];
  return {
    ...(widthPx === undefined ? {} : { widthPx }),
    ...(heightPx === undefined ? {} : { heightPx }),
    ...(padding.length > 0 ? { padding: Object.fromEntries(padding) } : {}),
    ...(ground === undefined ? {} : { ground: `#${ground}` }),
    ...(x === undefined || y === undefined ? {} : { focus: { x, y } }),
  };
}

function isServed({ widthPx = 0, heightPx, padding = {}, ground = "#000000", focus }: ImageRequest): boolean {
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding;
  const spaces = [top, right, bottom, left];
  return (
    servedWidths.has(widthPx) &&
    (heightPx === undefined || servedHeights(widthPx).includes(heightPx)) &&
    spaces.every((px) => px >= 0 && px % paddingStepPx === 0) &&
    left + right < widthPx &&
    top + bottom < (heightPx ?? widthPx) &&
    /^#[0-9a-f]{6}$/.test(ground) &&
    (focus === undefined || heightPx !== undefined)
  );
}
