import { type ImageElement, type Scene, type SceneElement, type Side, sides } from "./scene.ts";

/**
 * The scene as it is stored and hashed: numbers rounded to 0.01 (millimetres, degrees, opacity), angles from 0 to
 * below 360, empty sides left out. Doing it twice changes nothing.
 */
export function normalScene(scene: Scene): Scene {
  const used = sides.filter((side) => (scene.sides[side]?.elements.length ?? 0) > 0);
  return {
    v: 1,
    blank: scene.blank,
    sides: Object.fromEntries(used.map((side) => [side, { elements: normalElements(scene, side) }])),
  };
}

/** One text for equal designs, whatever the order of their fields; its sha256 is the design's identity. */
export function canonicalScene(scene: Scene): string {
  return JSON.stringify(normalScene(scene));
}

/** The text of one side alone, for the identity of its print file. */
export function canonicalSide(scene: Scene, side: Side): string {
  return JSON.stringify({ v: 1, blank: scene.blank, side, elements: normalElements(scene, side) });
}

function normalElements(scene: Scene, side: Side): readonly SceneElement[] {
  return (scene.sides[side]?.elements ?? []).map(normalImage);
}

function normalImage(element: ImageElement): ImageElement {
  return {
    id: element.id,
    type: "image",
    assetId: element.assetId,
    x: round(element.x),
    y: round(element.y),
    w: round(element.w),
    h: round(element.h),
    rotation: wholeTurn(element.rotation),
    opacity: round(element.opacity),
    flip: element.flip,
  };
}

/** To 0.01; never minus zero, which JSON would write the same but compare differently. */
function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function wholeTurn(degrees: number): number {
  const turned = round(((degrees % 360) + 360) % 360);
  return turned === 360 ? 0 : turned;
}
