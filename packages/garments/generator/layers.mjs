// Splits brightness into the two layers and writes them. Alpha is lossless; it is quantised in
// steps with a fixed dither, which both hides steps and reads as the grain of the cloth.
import sharp from "sharp";
import { AREA, clamp, grain, SIZE } from "./field.mjs";

export const HIGHLIGHT = { from: 0.9, gain: 0.62 };

export async function writeLayers(dir, { shade, mask, ground, dither, step = 2.6 }) {
  const shadow = Buffer.alloc(AREA * 4),
    light = Buffer.alloc(AREA * 4, 255);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const i = y * SIZE + x,
        s = shade[i],
        inside = (dither ?? mask)[i] > 0.5;
      // threshold: half a knit-like pattern, half noise
      const knit = (((x >> 1) + (y & 3)) & 1) * 0.5 + ((y >> 1) & 1) * 0.25;
      const t = 0.6 * grain(x, y, 7) + 0.4 * knit;
      const q = (v, st) => clamp(Math.floor(v / st + (inside ? t : 0.5)) * st, 0, 255);
      const a = clamp(1 - s) * mask[i] + (ground ? ground[i] : 0),
        b = clamp((s - HIGHLIGHT.from) * HIGHLIGHT.gain) * mask[i];
      shadow[i * 4 + 3] = q(a * 255, inside ? step : 1);
      light[i * 4 + 3] = q(b * 255, inside ? step : 1);
    }
  const raw = { raw: { width: SIZE, height: SIZE, channels: 4 } };
  const opts = { lossless: false, quality: 1, alphaQuality: 100, effort: Number(process.env.EFFORT ?? 6) };
  const sizes = await Promise.all(
    [
      ["shadow", shadow],
      ["highlight", light],
    ].map(async ([name, px]) => (await sharp(px, raw).webp(opts).toFile(`${dir}/${name}.webp`)).size),
  );
  return { sizes };
}
