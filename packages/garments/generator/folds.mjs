// One fold is a ridge with a shallower valley beside it, along a cubic spine. It starts narrow
// and high where the cloth is pinched and runs out wide and low.
import { SIZE, smooth } from "./field.mjs";

/**
 * height: picture to add to. pts: spine in pixels. w0, w1: half width at start and end (px).
 * amp: ridge height (px). side: +1 or -1, where the valley is. pinch: true fades only forwards.
 */
export function addFold(height, pts, { w0, w1, amp, side = 1, pinch = true, valley = 0.55 }) {
  const reach = 3.4 * Math.max(w0, w1);
  let x0 = SIZE,
    y0 = SIZE,
    x1 = 0,
    y1 = 0;
  for (const [x, y] of pts) {
    x0 = Math.min(x0, x - reach);
    y0 = Math.min(y0, y - reach);
    x1 = Math.max(x1, x + reach);
    y1 = Math.max(y1, y + reach);
  }
  x0 = Math.max(0, Math.floor(x0));
  y0 = Math.max(0, Math.floor(y0));
  x1 = Math.min(SIZE - 1, Math.ceil(x1));
  y1 = Math.min(SIZE - 1, Math.ceil(y1));
  const W = x1 - x0 + 1,
    H = y1 - y0 + 1;
  if (W < 1 || H < 1) return;
  const best = new Float32Array(W * H).fill(1e9),
    dist = new Float32Array(W * H),
    at = new Float32Array(W * H);
  const n = pts.length - 1;
  for (let k = 0; k < n; k++) {
    const [ax, ay] = pts[k],
      [bx, by] = pts[k + 1],
      dx = bx - ax,
      dy = by - ay,
      l2 = dx * dx + dy * dy || 1,
      l = Math.sqrt(l2);
    const px0 = Math.max(x0, Math.floor(Math.min(ax, bx) - reach)),
      px1 = Math.min(x1, Math.ceil(Math.max(ax, bx) + reach));
    const py0 = Math.max(y0, Math.floor(Math.min(ay, by) - reach)),
      py1 = Math.min(y1, Math.ceil(Math.max(ay, by) + reach));
    for (let y = py0; y <= py1; y++)
      for (let x = px0; x <= px1; x++) {
        let t = ((x - ax) * dx + (y - ay) * dy) / l2;
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        const qx = x - ax - dx * t,
          qy = y - ay - dy * t,
          d2 = qx * qx + qy * qy,
          i = (y - y0) * W + x - x0;
        if (d2 < best[i]) {
          best[i] = d2;
          dist[i] = (dx * (y - ay) - dy * (x - ax)) / l;
          at[i] = (k + t) / n;
        }
      }
  }
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      if (best[i] > reach * reach) continue;
      const t = at[i],
        w = w0 + (w1 - w0) * t;
      const d = Math.sqrt(best[i]) * (dist[i] * side < 0 ? -1 : 1),
        u = d / w;
      const fade = pinch ? smooth(0, 0.1, t) * (1 - smooth(0.25, 1, t)) : Math.sin(Math.PI * t) ** 1.3;
      const v = u - 1.55;
      height[(y + y0) * SIZE + x + x0] += amp * fade * (Math.exp(-1.1 * u * u) - valley * Math.exp(-1.1 * v * v));
    }
}
