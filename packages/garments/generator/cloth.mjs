// Shading of cloth: every part gets a height field (edge, roundness, folds, weave), is lit from
// the upper left, and is laid over the parts below it with a soft contact shadow.

import { Resvg } from "@resvg/resvg-js";
import { AREA, blur, bounds, clamp, coverage, field, moved, noiseField, SIZE, smooth } from "./field.mjs";
import { addFold } from "./folds.mjs";
import { sample } from "./geometry.mjs";

const LIGHT = [-0.38, -0.52, 0.76];
const line = (pts) => `M${pts.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** Seams, stitches and rib rules of one part, as three pictures from one drawing. */
function details(part, at, k) {
  const place = (list) => (list ?? []).map((c) => line(sample(c, 30, at)));
  const w = clamp(k, 1.1, 2.2);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}"/><g fill="none" stroke-linecap="round">` +
    `<path d="${(part.rules ?? []).map((r) => line(r.map(([x, y]) => at(x, y)))).join("")}" stroke="#00f" stroke-width="${1.15 * w}"/>` +
    `<path d="${place(part.seams).join("")}" stroke="#f00" stroke-width="${part.print ? 1.4 : 1.5 * w}"/>` +
    `<path d="${place(part.stitches).join("")}" stroke="#0f0" stroke-width="${1.15 * w}" stroke-linecap="butt" stroke-dasharray="${4.2 * w} ${2.2 * w}"/></g></svg>`;
  const px = new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
  const out = [field(), field(), field()];
  for (let i = 0; i < AREA; i++) for (let c = 0; c < 3; c++) out[c][i] = px[i * 4 + c] / 255;
  return out;
}

/**
 * view: {parts, fabric}. Returns {shade, mask}: brightness (1 = the garment's own colour) and coverage.
 * fabric: {strength, wrinkle, drape, weave}
 */
export function shadeCloth(view, { at, k }, seed) {
  const fabric = { strength: 0.55, wrinkle: 3.6, drape: 13, ...view.fabric };
  // Two scales of unevenness, both stretched downwards: slow drape and small wrinkles.
  const drape = noiseField(0.0052, 0.0031, seed + 11, { octaves: 2, warp: 60 }),
    wrinkle = noiseField(0.017, 0.0095, seed + 23, { octaves: 2, warp: 40 });
  const pucker = noiseField(0.075, 0.05, seed + 31, { octaves: 1 });
  const shade = field(1),
    mask = field();

  for (const part of view.parts) {
    const m = coverage(`<path d="${part.d}" fill="#fff" fill-rule="evenodd"/>`);
    const [seam, stitch, rule] = details(part, at, k);
    const h = field();
    for (const f of part.folds ?? []) addFold(h, sample(f.spine, 22, at), { ...f, w0: f.w0 * k, w1: f.w1 * k });
    const win = bounds(m),
      [bx0, by0, bx1, by1] = [
        Math.max(1, win[0] - 60),
        Math.max(1, win[1] - 60),
        Math.min(SIZE - 1, win[2] + 60),
        Math.min(SIZE - 1, win[3] + 60),
      ];
    const gain = part.cloth ?? 1,
      [er, ea] = part.edge ?? [11, 9],
      [rr, ra] = part.round ?? [0, 0];
    const edge = blur(m, er, win),
      round = rr ? blur(m, rr, win) : null;
    const near = part.stitches?.length ? blur(stitch, 7, win) : null,
      groove = part.seams?.length && !part.print ? blur(seam, 4, win) : null;
    const dome = part.dome,
      cx = dome ? at(dome.x ?? 0, dome.y ?? 300)[0] : 0;
    for (let y = by0; y < by1; y++)
      for (let x = bx0; x < bx1; x++) {
        const i = y * SIZE + x;
        if (m[i] === 0 && edge[i] === 0) continue;
        let v = h[i] * gain + (drape[i] * fabric.drape + wrinkle[i] * fabric.wrinkle) * gain;
        v += Math.sqrt(clamp((edge[i] - 0.5) * 2)) * ea;
        if (round) v += Math.sqrt(clamp((round[i] - 0.35) * 1.6)) * ra;
        if (dome) {
          const u = (x - cx) / (dome.half * k);
          v += dome.amp * (1 - Math.min(1, u * u));
        }
        if (near) v += near[i] * (pucker[i] * 14 - 1.6);
        if (groove) v -= groove[i] * 5 * (1 + pucker[i] * 1.2);
        v += stitch[i] * 0.5;
        h[i] = v;
      }
    const hs = blur(h, 1.6, win),
      hb = blur(hs, 15, win);
    const lift = part.lift ?? 0;
    const cast = lift ? blur(moved(m, Math.round(lift * 0.35), Math.round(lift * 0.6)), lift, win) : null,
      close = lift ? blur(m, 2.2, win) : null;
    const wide = part.seams?.length ? blur(seam, 6, win) : null;
    const top = win[1],
      bottom = win[3];
    const inside = part.inside; // [brightness at the top, brightness at the bottom] for the inside of the garment
    for (let y = by0; y < by1; y++)
      for (let x = bx0; x < bx1; x++) {
        const i = y * SIZE + x;
        if (cast && mask[i] > 0 && m[i] < 1)
          shade[i] *= 1 - (0.36 * cast[i] + 0.18 * close[i]) * (1 - m[i]) * (part.castOn ?? 1);
        if (m[i] === 0) continue;
        const dx = (hs[i + 1] - hs[i - 1]) / 2,
          dy = (hs[i + SIZE] - hs[i - SIZE]) / 2,
          n = 1 / Math.sqrt(dx * dx + dy * dy + 1);
        let s =
          1 +
          (((-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) * n) / LIGHT[2] - 1) * fabric.strength * (part.strength ?? 1);
        s += clamp((hs[i] - hb[i]) * 0.012, -0.13, 0.05) * gain;
        s *= 0.9 + 0.1 * clamp((edge[i] - 0.5) * 2.4);
        if (wide && !part.print) s *= 1 - 0.9 * Math.min(0.25, wide[i]);
        s *=
          (1 - (part.print ? 0.6 : 0.34) * seam[i]) *
          (1 - (part.stitchDepth ?? 0.2) * stitch[i]) *
          (1 - (part.ruleDepth ?? 0.1) * rule[i]);
        if (part.tone) s *= part.tone;
        if (inside) {
          const t = smooth(top, bottom, y);
          s = (inside[0] + (inside[1] - inside[0]) * t) * (0.75 + 0.25 * s);
        }
        if (view.weave) s *= 1 + view.weave(x, y, i);
        shade[i] = shade[i] * (1 - m[i]) + s * m[i];
        mask[i] = Math.max(mask[i], m[i]);
      }
  }
  return { shade, mask };
}

/** A soft shadow on the surface behind the garment, only outside it. */
export function groundShadow(mask, amount = 1) {
  const soft = blur(moved(mask, 5, 15), 15),
    near = blur(moved(mask, 2, 5), 5),
    out = field();
  for (let i = 0; i < AREA; i++) out[i] = (0.17 * soft[i] + 0.14 * near[i]) * (1 - mask[i]) * amount;
  return out;
}
