import {
  type ImageElement,
  type Placed,
  type Scene,
  type SceneElement,
  type SceneSide,
  type Side,
  type TextElement,
  textsOf,
  usedSides,
} from "./scene.ts";

/**
 * The scene as it is stored and hashed: numbers rounded to 0.01 (millimetres, degrees, opacity), angles from 0 to
 * below 360, empty sides left out. Doing it twice changes nothing.
 */
export function normalScene(scene: Scene): Scene {
  return {
    v: 1,
    blank: scene.blank,
    sides: Object.fromEntries(usedSides(scene).map((side) => [side, normalSide(scene, side)])),
  };
}

/** One text for equal designs, whatever the order of their fields; its sha256 is the design's identity. */
export function canonicalScene(scene: Scene): string {
  return JSON.stringify(normalScene(scene));
}

/** The text of one side alone, for the identity of its print file. */
export function canonicalSide(scene: Scene, side: Side): string {
  return JSON.stringify({ v: 1, blank: scene.blank, side, ...normalSide(scene, side) });
}

/** A side without texts has no field for them, so that a design keeps the hash that it had. */
function normalSide(scene: Scene, side: Side): SceneSide {
  const texts = textsOf(scene, side).map(normalText);
  return { elements: normalElements(scene, side), ...(texts.length > 0 ? { texts } : {}) };
}

function normalElements(scene: Scene, side: Side): readonly SceneElement[] {
  return (scene.sides[side]?.elements ?? []).map(normalImage);
}

function normalImage(element: ImageElement): ImageElement {
  return {
    id: element.id,
    type: "image",
    assetId: element.assetId,
    ...normalPlace(element),
    opacity: round(element.opacity),
    flip: element.flip,
  };
}

function normalText({ id, text, colour, outline, ...place }: TextElement): TextElement {
  return { id, text, colour, outline, ...normalPlace(place) };
}

const normalPlace = ({ x, y, w, h, rotation }: Placed): Placed => ({
  x: round(x),
  y: round(y),
  w: round(w),
  h: round(h),
  rotation: wholeTurn(rotation),
});

/** To 0.01; never minus zero, which JSON would write the same but compare differently. */
function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function wholeTurn(degrees: number): number {
  const turned = round(((degrees % 360) + 360) % 360);
  return turned === 360 ? 0 : turned;
}
