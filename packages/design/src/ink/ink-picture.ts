/** A side or a picture seen small, as RGBA pixels of four bytes; colours are not multiplied by alpha. */
export interface InkPicture {
  readonly pixels: Uint8ClampedArray | Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** How small a side is analysed: what is indistinct at a pixel for each millimetre is no caption. */
export const lookPxPerMm = 1;

/** Below it a pixel is as good as clear, and its colour is noise. */
export const leastAlpha = 16;
