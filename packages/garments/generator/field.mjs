// Float pictures of SIZE x SIZE pixels and what is done to them. Everything stays in 32 bit
// until the two layers are written, so nothing bands.
import { Resvg } from "@resvg/resvg-js";

export const SIZE = 1200;
export const AREA = SIZE * SIZE;
export const field = (v = 0) => {
  const f = new Float32Array(AREA);
  if (v) f.fill(v);
  return f;
};
export const clamp = (v, a = 0, b = 1) => (v < a ? a : v > b ? b : v);
export const smooth = (a, b, v) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** Coverage (0..1) of an SVG drawing in white on nothing. */
export function coverage(inner) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${inner}</svg>`;
  const px = new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
  const out = field();
  for (let i = 0; i < AREA; i++) out[i] = px[i * 4 + 3] / 255;
  return out;
}

/** One running-mean pass along rows, then one down columns, inside the window only. */
function mean(src, tmp, dst, { r, box: [x0, y0, x1, y1] }) {
  const n = 1 / (2 * r + 1),
    acc = new Float64Array(x1 - x0);
  for (let y = y0; y < y1; y++) {
    const row = y * SIZE;
    let s = 0;
    for (let x = x0; x <= x0 + r && x < x1; x++) s += src[row + x];
    for (let x = x0; x < x1; x++) {
      tmp[row + x] = s * n;
      if (x + r + 1 < x1) s += src[row + x + r + 1];
      if (x - r >= x0) s -= src[row + x - r];
    }
  }
  for (let y = y0; y <= y0 + r && y < y1; y++) for (let x = x0; x < x1; x++) acc[x - x0] += tmp[y * SIZE + x];
  for (let y = y0; y < y1; y++) {
    const row = y * SIZE,
      add = y + r + 1 < y1 ? row + (r + 1) * SIZE : -1,
      sub = y - r >= y0 ? row - r * SIZE : -1;
    for (let x = x0; x < x1; x++) {
      const i = x - x0;
      dst[row + x] = acc[i] * n;
      if (add >= 0) acc[i] += tmp[add + x];
      if (sub >= 0) acc[i] -= tmp[sub + x];
    }
  }
}

const FULL = [0, 0, SIZE, SIZE];
/** Near-Gaussian blur: three box passes. It has an end, so a soft shadow reaches exactly zero.
 *  `window` limits the work to where the picture is not zero. */
export function blur(src, sigma, window = FULL) {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let lo = Math.floor(ideal);
  if (lo % 2 === 0) lo--;
  const m = Math.round((12 * sigma * sigma - 3 * lo * lo - 12 * lo - 9) / (-4 * lo - 4)),
    pad = Math.ceil(3 * sigma) + 3;
  const w = [
    Math.max(0, window[0] - pad),
    Math.max(0, window[1] - pad),
    Math.min(SIZE, window[2] + pad),
    Math.min(SIZE, window[3] + pad),
  ];
  const tmp = field(),
    out = field(),
    alt = field();
  let a = src;
  for (let i = 0; i < 3; i++) {
    const r = ((i < m ? lo : lo + 2) - 1) / 2,
      dst = a === out ? alt : out;
    if (r < 1) continue;
    mean(a, tmp, dst, { r, box: w });
    a = dst;
  }
  return a === src ? Float32Array.from(src) : a;
}

/** The window that holds everything above zero. */
export function bounds(f) {
  let x0 = SIZE,
    y0 = SIZE,
    x1 = 0,
    y1 = 0;
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      if (f[y * SIZE + x] > 0) {
        if (x < x0) x0 = x;
        if (x >= x1) x1 = x + 1;
        if (y < y0) y0 = y;
        y1 = y + 1;
      }
  return [x0, y0, x1, y1];
}

/** The picture moved by whole pixels (right and down when positive). */
export function moved(src, dx, dy) {
  const out = field();
  for (let y = Math.max(0, dy); y < Math.min(SIZE, SIZE + dy); y++)
    for (let x = Math.max(0, dx); x < Math.min(SIZE, SIZE + dx); x++) out[y * SIZE + x] = src[(y - dy) * SIZE + x - dx];
  return out;
}

// ---- deterministic noise -------------------------------------------------------------------
const hash = (x, y, s) => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(s, 2147483629 | 0);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
export const grain = hash;

/** Gradient noise, about -0.7..0.7. */
export function noise(x, y, seed) {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    fx = x - xi,
    fy = y - yi;
  const g = (ix, iy, dx, dy) => {
    const a = hash(ix, iy, seed) * 6.2831853;
    return Math.cos(a) * dx + Math.sin(a) * dy;
  };
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10),
    v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = g(xi, yi, fx, fy),
    b = g(xi + 1, yi, fx - 1, fy),
    c = g(xi, yi + 1, fx, fy - 1),
    d = g(xi + 1, yi + 1, fx - 1, fy - 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Smooth noise over the whole picture, worked out on a coarse grid and interpolated. */
export function noiseField(fx, fy, seed, { octaves = 1, warp = 0 } = {}) {
  const step = 4,
    n = SIZE / step + 2,
    g = new Float32Array(n * n);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      let px = x * step,
        py = y * step;
      if (warp) {
        const w = noise(px * 0.004, py * 0.004, seed + 77) * warp;
        px += w;
        py += noise(py * 0.004, px * 0.004, seed + 78) * warp;
      }
      let v = 0,
        a = 1,
        k = 1;
      for (let o = 0; o < octaves; o++) {
        v += noise(px * fx * k, py * fy * k, seed + o) * a;
        a *= 0.5;
        k *= 2;
      }
      g[y * n + x] = v;
    }
  const out = field();
  const w = [0, 1, 2, 3].map((i) => {
    const t = i / 4;
    return t * t * (3 - 2 * t) * 0.35 + t * 0.65;
  });
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const i = (y >> 2) * n + (x >> 2),
        tx = w[x & 3],
        ty = w[y & 3];
      out[y * SIZE + x] = (g[i] * (1 - tx) + g[i + 1] * tx) * (1 - ty) + (g[i + n] * (1 - tx) + g[i + n + 1] * tx) * ty;
    }
  return out;
}

/** Repeatable random numbers 0..1 from a word. */
export function random(word) {
  let s = 2166136261;
  for (const ch of word) s = Math.imul(s ^ ch.charCodeAt(0), 16777619);
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) | 0;
    const t = Math.imul(s ^ (s >>> 13), 3266489917);
    return ((t ^ (t >>> 16)) >>> 0) / 4294967296;
  };
}
