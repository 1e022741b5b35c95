import { opacityFor } from "./opacity.ts";
import { type GarmentView, viewSizePx } from "./view.ts";

/**
 * The layers of one view: the text of its silhouette file, and addresses (or data addresses) of its two shading layers. Those
 * are left out where a renderer lays them over the picture itself.
 */
export interface MockupLayers {
  readonly silhouette: string;
  readonly shadowHref?: string;
  readonly highlightHref?: string;
}

export interface MockupOptions extends MockupLayers {
  /** Colour behind the product; the picture is transparent without one. Art prints bring their own wall. */
  readonly background?: string;
  /** Several mockups in one document need different clip names. Letters, digits and hyphens. */
  readonly clipId?: string;
}

/**
 * The picture of a product as one SVG of 1200 × 1200: silhouette in the colour, design clipped to the print area,
 * shadow, highlight, each plainly over the last, so that browser and server render the same.
 * `designInner` is markup in pixels of the picture; `placeInView` brings a design in millimetres there.
 * Throws when the colour or an address could break out of its attribute.
 */
export function mockupSvg(
  view: GarmentView,
  hex: string,
  designInner: string,
  { background, clipId = "print-area", ...layers }: MockupOptions,
): string {
  const opacity = opacityFor(view, hex);
  const ground = background === undefined ? "" : `<rect ${wholePicture} fill="${colour(background)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewSizePx} ${viewSizePx}" ${wholePicture}>`,
    `<clipPath id="${name(clipId)}"><path d="${view.clip.d}" clip-rule="${view.clip.rule}"/></clipPath>`,
    ground,
    `<g fill="currentColor" color="${colour(hex)}">${silhouetteInner(layers.silhouette)}</g>`,
    `<g clip-path="url(#${clipId})">${designInner}</g>`,
    shading(layers.shadowHref, opacity.shadow),
    shading(layers.highlightHref, opacity.highlight),
    "</svg>",
  ].join("");
}

const wholePicture = `width="${viewSizePx}" height="${viewSizePx}"`;

const shading = (href: string | undefined, opacity: number): string =>
  href === undefined ? "" : `<image href="${address(href)}" ${wholePicture} opacity="${opacity}"/>`;

/**
 * Wraps a design in millimetres so that it covers the view's print area.
 * A mug's print is laid flat at its true scale; the server wraps it round (`@selvedge/print/mockup`).
 */
export function placeInView(designInnerMm: string, view: Pick<GarmentView, "printArea" | "map">): string {
  return `<g transform="${printAreaTransform(view)}">${designInnerMm}</g>`;
}

/** The transform from millimetres of the print area to pixels of the picture. */
export function printAreaTransform({ printArea, map }: Pick<GarmentView, "printArea" | "map">): string {
  const { xPx, yPx, widthPx, heightPx, widthMm, heightMm } = printArea;
  if (!map) return `translate(${xPx} ${yPx}) scale(${short(widthPx / widthMm)} ${short(heightPx / heightMm)})`;
  const x = map.centreXPx - (widthMm * map.pxPerMm) / 2;
  return `translate(${short(x)} ${short(map.topYPx + map.sagPx)}) scale(${map.pxPerMm})`;
}

/** The drawing inside a silhouette file, without its outer element, so that it takes the colour of its group. */
export function silhouetteInner(svg: string): string {
  return svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
}

const short = (value: number) => Math.round(value * 1e6) / 1e6;

function colour(hex: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error("a colour is written #rrggbb");
  return hex;
}

function name(id: string): string {
  if (!/^[a-z][a-z0-9-]*$/i.test(id)) throw new Error("a clip name has letters, digits and hyphens");
  return id;
}

function address(href: string): string {
  if (/["'<>\s]/.test(href)) throw new Error("an address holds no quotes, brackets or spaces");
  return href.replaceAll("&", "&amp;");
}
