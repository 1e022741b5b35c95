// Millimetres to pixels, with a very small uneven drift so that no garment is perfectly mirrored.
import { noise, SIZE } from "./field.mjs";

/** p: {scale, top, centre?, drift?}; word seeds the drift. Returns at(x,y) and exact(x,y). */
export function layout(p, seed) {
  const cx = p.centre ?? SIZE / 2,
    k = p.scale,
    drift = p.drift ?? 3.2;
  const exact = (x, y) => [cx + x * k, p.top + y * k];
  const at = (x, y) => {
    const [px, py] = exact(x, y);
    return [
      px + noise(px / 230, py / 230, seed) * drift * 2,
      py + noise(px / 230 + 9.3, py / 230, seed + 1) * drift * 1.6,
    ];
  };
  return { at, exact, k };
}
