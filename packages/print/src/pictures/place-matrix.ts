// From pixels of a picture to pixels of a drawing. Both count from the top-left corner, and a pixel's middle is half way.
import { centreOf } from "@selvedge/design/geometry/box";
import type { SceneElement } from "@selvedge/design/scene";

/** x' = a·x + b·y + dx, y' = c·x + d·y + dy */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly dx: number;
  readonly dy: number;
}

interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** How a picture of this size comes to lie where an element in pixels says: stretched, mirrored, then turned. */
export function placeMatrix(element: SceneElement, { widthPx, heightPx }: PixelSize): Matrix {
  const { w, h, rotation, flip } = element;
  const across = (w / widthPx) * (flip === "horizontal" || flip === "both" ? -1 : 1);
  const down = (h / heightPx) * (flip === "vertical" || flip === "both" ? -1 : 1);
  const { cos, sin } = turn(rotation);
  const linear = { a: cos * across, b: -sin * down, c: sin * across, d: cos * down };
  const middle = centreOf(element);
  return {
    ...linear,
    dx: middle.x - (linear.a * widthPx + linear.b * heightPx) / 2,
    dy: middle.y - (linear.c * widthPx + linear.d * heightPx) / 2,
  };
}

/** Quarter turns are exact. */
function turn(degrees: number) {
  const quarter = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][(((degrees / 90) % 4) + 4) % 4];
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = quarter ?? [Math.cos(radians), Math.sin(radians)];
  return { cos: cos as number, sin: sin as number };
}

/**
 * What sharp's `affine` needs to draw a picture by a matrix on the pixels of a drawing, and where the frame it gives comes to
 * lie there. The picture has `marginPx` of clear pixels on every side, which count into `width` and `height`.
 */
export function onWholePixels({ a, b, c, d, dx, dy }: Matrix, width: number, height: number, marginPx: number) {
  // sharp counts from the middle of the first pixel
  const x = dx + (a + b) * (0.5 - marginPx) - 0.5;
  const y = dy + (c + d) * (0.5 - marginPx) - 0.5;
  const [wholeX, wholeY] = [Math.floor(x), Math.floor(y)];
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  const left = Math.min(...corners.map(([u, v]) => a * u + b * v));
  const top = Math.min(...corners.map(([u, v]) => c * u + d * v));
  return {
    matrix: [
      [a, b],
      [c, d],
    ] as [[number, number], [number, number]],
    odx: x - wholeX,
    ody: y - wholeY,
    left: wholeX + awayFromZero(left),
    top: wholeY + awayFromZero(top),
  };
}

/** As libvips rounds the frame of what it renders. */
const awayFromZero = (value: number) => Math.trunc(value > 0 ? value + 0.5 : value - 0.5);
