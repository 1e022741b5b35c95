/** How much of a sheet is printed, and where. Bounds are pixels from the top-left corner. */
export interface Ink {
  /** Share of the sheet that carries any ink, 0 to 1. */
  readonly coverage: number;
  /** Share of that ink that is see-through, the smooth edges of shapes apart; much of it looks hazy on dark cloth. */
  readonly softShare: number;
  /** Null when there is no ink at all. */
  readonly bounds: {
    readonly xPx: number;
    readonly yPx: number;
    readonly widthPx: number;
    readonly heightPx: number;
  } | null;
}

/** Alpha up to here does not print. */
const faintest = 2;
const solid = 250;
/** An edge is see-through for a pixel or two; what is see-through as far as this on all four sides is more than an edge. */
const beyondEdgePx = 2;

/** Measures RGBA pixels, four bytes each, in one pass. */
export function measureInk(pixels: Buffer, widthPx: number, heightPx: number): Ink {
  const isSoftAround = softAround(pixels, widthPx, heightPx);
  let [inked, soft, left, right, top, bottom] = [0, 0, widthPx, -1, heightPx, -1];
  for (let y = 0, at = 3; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at += 4) {
      const alpha = pixels[at] as number;
      if (alpha <= faintest) continue;
      inked++;
      if (alpha < solid && isSoftAround(x, y)) soft++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return {
    coverage: inked / (widthPx * heightPx),
    softShare: inked === 0 ? 0 : soft / inked,
    bounds: inked === 0 ? null : { xPx: left, yPx: top, widthPx: right - left + 1, heightPx: bottom - top + 1 },
  };
}

/** Whether what is around a pixel is see-through on all four sides. */
function softAround(pixels: Buffer, widthPx: number, heightPx: number) {
  const isSoft = (atX: number, atY: number) => {
    // A sheet's border cuts off what would go on.
    if (atX < 0 || atY < 0 || atX >= widthPx || atY >= heightPx) return true;
    const alpha = pixels[(atY * widthPx + atX) * 4 + 3] as number;
    return alpha > faintest && alpha < solid;
  };
  return (x: number, y: number): boolean =>
    isSoft(x - beyondEdgePx, y) &&
    isSoft(x + beyondEdgePx, y) &&
    isSoft(x, y - beyondEdgePx) &&
    isSoft(x, y + beyondEdgePx);
}
