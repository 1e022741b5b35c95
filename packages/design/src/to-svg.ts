import { type AssetTable, findAsset } from "./asset.ts";
import { allowedHref, type HrefMode } from "./asset-href.ts";
import { type AreaMm, centreOf } from "./geometry/box.ts";
import {
  elementsOf,
  type Flip,
  type ImageElement,
  type Scene,
  type SceneElement,
  type Side,
  type TextElement,
  textsOf,
} from "./scene.ts";
import { escapeAttribute, svgNumber, svgScale } from "./svg-text.ts";

export interface RenderOptions {
  readonly mode: HrefMode;
  /** In `browser` mode, origins besides this site that pictures may come from. */
  readonly origins?: readonly string[];
}

/** Thrown when a scene is rendered with a picture that is missing or comes from a place that is not allowed. */
export class RenderError extends Error {
  readonly code: "missing_asset" | "refused_href" | "refused_outline";
  readonly elementId: string;

  constructor(code: RenderError["code"], elementId: string) {
    super(`${code}: element ${elementId}`);
    this.name = "RenderError";
    this.code = code;
    this.elementId = elementId;
  }
}

/**
 * One side as the one SVG that both the browser shows and the printer gets: `g`, `image` and `path` only, the view box in
 * millimetres of the print area. Nothing of the scene reaches it but numbers and checked addresses.
 * Throws RenderError; `preflight` reports missing pictures beforehand.
 */
export function toSvg(
  scene: Scene,
  side: Side,
  assets: AssetTable,
  { areaMm, ...options }: RenderOptions & { readonly areaMm: AreaMm },
): string {
  const [width, height] = [svgNumber(areaMm.widthMm), svgNumber(areaMm.heightMm)];
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`;
  return `${root}${renderSide(scene, side, assets, options)}</svg>`;
}

/** The drawing inside that SVG, in millimetres, to be put into another one (`placeInView` of the garments). */
export function renderSide(scene: Scene, side: Side, assets: AssetTable, options: RenderOptions): string {
  const pictures = elementsOf(scene, side).map((element) => renderElement(element, assets, options));
  return [...pictures, ...textsOf(scene, side).map(renderText)].join("");
}

/** One element, in millimetres. */
export function renderElement(element: SceneElement, assets: AssetTable, options: RenderOptions): string {
  const href = hrefOf(element, assets, options);
  const place = `x="${svgNumber(element.x)}" y="${svgNumber(element.y)}" width="${svgNumber(element.w)}" height="${svgNumber(element.h)}"`;
  const image = `<image ${place} preserveAspectRatio="none" href="${escapeAttribute(href)}"/>`;
  const attributes = [transformOf(element), opacityOf(element)].filter((text) => text !== "");
  return attributes.length === 0 ? image : `<g ${attributes.join(" ")}>${image}</g>`;
}

const outlinePattern = /^[MLQCZ0-9 .-]*$/;
const colourPattern = /^#[0-9a-f]{6}$/;

/** A typed text, in millimetres: its outline, stretched from thousandths to its box and turned about the middle of it. */
export function renderText({ id, x, y, w, h, rotation, colour, outline }: TextElement): string {
  if (!outlinePattern.test(outline) || !colourPattern.test(colour)) throw new RenderError("refused_outline", id);
  const middle = centreOf({ x, y, w, h });
  const steps = [
    ...(rotation === 0 ? [] : [`rotate(${svgNumber(rotation)} ${svgNumber(middle.x)} ${svgNumber(middle.y)})`]),
    `translate(${svgNumber(x)} ${svgNumber(y)})`,
    `scale(${svgScale(w / 1000)} ${svgScale(h / 1000)})`,
  ];
  return `<path transform="${steps.join(" ")}" fill="${colour}" d="${outline}"/>`;
}

function hrefOf(element: ImageElement, assets: AssetTable, { mode, origins }: RenderOptions): string {
  const asset = findAsset(assets, element.assetId);
  if (asset?.href === undefined) throw new RenderError("missing_asset", element.id);
  const href = allowedHref(asset.href, mode, origins);
  if (href === null) throw new RenderError("refused_href", element.id);
  return href;
}

const flipScale: Record<Flip, readonly [number, number] | null> = {
  none: null,
  horizontal: [-1, 1],
  vertical: [1, -1],
  both: [-1, -1],
};

/** Turned, then mirrored, both about the middle of the box. */
function transformOf(element: ImageElement): string {
  const { x, y } = centreOf(element);
  const steps: string[] = [];
  if (element.rotation !== 0) steps.push(`rotate(${svgNumber(element.rotation)} ${svgNumber(x)} ${svgNumber(y)})`);
  const flip = flipScale[element.flip];
  if (flip)
    steps.push(
      `translate(${svgNumber(2 * mirrored(x, flip[0]))} ${svgNumber(2 * mirrored(y, flip[1]))}) scale(${flip[0]} ${flip[1]})`,
    );
  return steps.length === 0 ? "" : `transform="${steps.join(" ")}"`;
}

/** Mirroring about a middle moves everything by twice that middle. */
function mirrored(middle: number, scale: number): number {
  return scale < 0 ? middle : 0;
}

function opacityOf(element: ImageElement): string {
  return element.opacity >= 1 ? "" : `opacity="${svgNumber(element.opacity)}"`;
}
