/**
 * A design: what is printed on each side of one blank. Lengths are millimetres from the top-left corner of the side's
 * print area, y grows downward, and angles are degrees clockwise. Elements are rendered in order, the last one on top.
 */
export interface Scene {
  readonly v: 1;
  /** Code of the blank it was made for, for example `tee-unisex`. */
  readonly blank: string;
  readonly sides: Readonly<Partial<Record<Side, SceneSide>>>;
}

export interface SceneSide {
  readonly elements: readonly SceneElement[];
  /** Typed by a shopper, above the pictures. A merchant's own design has none: `parseScene` refuses them. */
  readonly texts?: readonly TextElement[];
}

/** The sides that can carry a print (platform-core §3, `designs`). */
export const sides = ["front", "back", "left", "right"] as const;
export type Side = (typeof sides)[number];

/** What every element has: its box before turning, and how far it is turned about the middle of that box. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly rotation: number;
}

export const flips = ["none", "horizontal", "vertical", "both"] as const;
export type Flip = (typeof flips)[number];

/** A picture that fills its box. `assetId` is the sha256 of its stored bytes. */
export interface ImageElement extends Placed {
  readonly id: string;
  readonly type: "image";
  readonly assetId: string;
  /** 0 clear to 1 solid. */
  readonly opacity: number;
  readonly flip: Flip;
}

/**
 * Words as outlines that fill its box, so that neither browser nor printer needs the font. `outline` is SVG path data
 * of M, L, Q, C and Z in thousandths of the box, across and down.
 */
export interface TextElement extends Placed {
  readonly id: string;
  readonly text: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly outline: string;
}

/** Every kind of element; a scene with any other kind is refused by name, never read without it. */
export type SceneElement = ImageElement;

/** A scene with nothing on it. */
export function emptyScene(blank: string): Scene {
  return { v: 1, blank, sides: {} };
}

/** The elements of one side, bottom first; none when the side is not used. */
export function elementsOf(scene: Scene, side: Side): readonly SceneElement[] {
  return scene.sides[side]?.elements ?? [];
}

/** The typed texts of one side, bottom first. */
export function textsOf(scene: Scene, side: Side): readonly TextElement[] {
  return scene.sides[side]?.texts ?? [];
}

/** Everything that takes up room on one side. */
export function placedOn(scene: Scene, side: Side): readonly Placed[] {
  return [...elementsOf(scene, side), ...textsOf(scene, side)];
}

/** The sides that carry something, front first. Their number on front and back is the print count. */
export function usedSides(scene: Scene): readonly Side[] {
  return sides.filter((side) => placedOn(scene, side).length > 0);
}
