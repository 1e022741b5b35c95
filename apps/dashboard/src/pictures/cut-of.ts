import type { Point } from "@selvedge/domain/geometry/point";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * The largest part of a picture with a shape (height over width), as near around a point as its edges allow, in whole
 * pixels.
 */
export function cutOf({ width, height }: Size, ratio: number, { x, y }: Point): Part {
  const part = {
    width: Math.min(width, Math.round(height / ratio)),
    height: Math.min(height, Math.round(width * ratio)),
  };
  const start = (whole: number, length: number, share: number) =>
    Math.round(Math.min(whole - length, Math.max(0, whole * share - length / 2)));
  return { ...part, x: start(width, part.width, x), y: start(height, part.height, y) };
}
