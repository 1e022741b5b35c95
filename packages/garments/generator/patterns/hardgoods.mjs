// Mug, framed prints and sticker sheet: exact shapes, shaded by formula rather than by folds.

import { groundShadow, shadeCloth } from "../cloth.mjs";
import { AREA, blur, clamp, coverage, field, moved, noiseField, SIZE, smooth } from "../field.mjs";

const K = 0.5523;
const ellipse = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}C${cx - rx} ${cy - ry * K} ${cx - rx * K} ${cy - ry} ${cx} ${cy - ry}C${cx + rx * K} ${cy - ry} ${cx + rx} ${cy - ry * K} ${cx + rx} ${cy}C${cx + rx} ${cy + ry * K} ${cx + rx * K} ${cy + ry} ${cx} ${cy + ry}C${cx - rx * K} ${cy + ry} ${cx - rx} ${cy + ry * K} ${cx - rx} ${cy}Z`;
const rect = (x, y, w, h, r = 0) =>
  r
    ? `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
    : `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
const gauss = (v, w) => Math.exp(-(v / w) * (v / w));
const cover = (d) => coverage(`<path d="${d}" fill="#fff" fill-rule="evenodd"/>`);

/** Straight mug, seen a little from above. Print wraps as x = R sin(arc / R). */
export function mug(p, _view, _rnd, { k }) {
  const cx = 545,
    R = 41 * k,
    top = 236,
    low = top + 95 * k,
    ry = 43,
    by = 56;
  const side = `M${cx - R} ${top}C${cx - R} ${top + 300} ${cx - R} ${low - 200} ${cx - R} ${low - 34}C${cx - R} ${low - 4} ${cx - R + 8} ${low + 4} ${cx - R + 22} ${low + 12}C${cx - R * 0.7} ${low + by * 0.72} ${cx - R * 0.35} ${low + by * 0.9} ${cx} ${low + by * 0.9}C${cx + R * 0.35} ${low + by * 0.9} ${cx + R * 0.7} ${low + by * 0.72} ${cx + R - 22} ${low + 12}C${cx + R - 8} ${low + 4} ${cx + R} ${low - 4} ${cx + R} ${low - 34}C${cx + R} ${low - 200} ${cx + R} ${top + 300} ${cx + R} ${top}`;
  const body = `${side}C${cx + R} ${top - ry * K} ${cx + R * K} ${top - ry} ${cx} ${top - ry}C${cx - R * K} ${top - ry} ${cx - R} ${top - ry * K} ${cx - R} ${top}Z`;
  const hx = cx + R,
    hy = top + 118,
    hh = 430;
  const handle = `M${hx - 20} ${hy}C${hx + 120} ${hy - 22} ${hx + 222} ${hy + 40} ${hx + 214} ${hy + hh * 0.42}C${hx + 206} ${hy + hh * 0.78} ${hx + 110} ${hy + hh * 1.02} ${hx - 20} ${hy + hh}V${hy + hh - 62}C${hx + 84} ${hy + hh - 72} ${hx + 144} ${hy + hh * 0.66} ${hx + 149} ${hy + hh * 0.42}C${hx + 152} ${hy + hh * 0.16} ${hx + 90} ${hy + 54} ${hx - 20} ${hy + 66}Z`;
  const inner = ellipse(cx, top + 1, R - 13, ry - 7);
  const lip = ellipse(cx, top, R, ry) + inner;
  const half = p.print.w / 2 / 41,
    y0 = top + p.print.y * k,
    h = p.print.h * k,
    arc = [];
  for (let i = -24; i <= 24; i++) {
    const t = (half * i) / 24;
    arc.push([cx + R * Math.sin(t), y0 + ry * Math.cos(t)]);
  }
  const line = (l) => l.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return {
    parts: [
      { id: "handle", role: "handle", d: handle, edge: [15, 22], round: [0, 0], cloth: 0, strength: 1.15 },
      { id: "body", role: "body", d: body, cloth: 0, edge: [4, 2], lift: 8 },
      { id: "inside", role: "inner", d: inner, cloth: 0, edge: [3, 1] },
      { id: "lip", role: "rib", d: lip, evenodd: true, cloth: 0, edge: [4, 7] },
    ],
    print: {
      ...p.print,
      y: (y0 - 0) / k,
      exactPx: {
        x: cx - R * Math.sin(half),
        y: y0 + ry * Math.cos(half),
        w: 2 * R * Math.sin(half),
        h: h + ry * (1 - Math.cos(half)),
      },
    },
    clipOnly: `M${line(arc)}L${line(arc.map(([x, y]) => [x, y + h]).reverse())}Z`,
    map: {
      type: "cylinder",
      centreXPx: cx,
      topYPx: +y0.toFixed(1),
      radiusPx: +R.toFixed(1),
      sagPx: ry,
      pxPerMm: k,
    },
    collarYPx: top + ry,
    bake(drawn, place, seed) {
      const b = shadeCloth(drawn, place, seed),
        m = cover(body),
        mi = cover(inner),
        ml = cover(lip);
      for (let y = 0; y < SIZE; y++)
        for (let x = 0; x < SIZE; x++) {
          const i = y * SIZE + x,
            n = (x - cx) / R;
          if (m[i] > 0 && mi[i] < 1) {
            const sag = y - ry * Math.sqrt(Math.max(0, 1 - n * n)),
              window = smooth(top + 34, top + 70, sag) * (1 - smooth(low - 130, low - 74, sag));
            let s = 0.985 - 0.36 * smooth(0.25, 1.02, n) - 0.24 * smooth(0.62, 1.02, -n) + 0.05 * gauss(n + 0.3, 0.42);
            s +=
              window *
              (0.34 * smooth(0.035, 0.0, Math.abs(n + 0.66) - 0.055) +
                0.1 * smooth(0.02, 0, Math.abs(n + 0.51) - 0.018) +
                0.16 * smooth(0.03, 0, Math.abs(n - 0.8) - 0.028));
            s += 0.12 * gauss(n - 0.97, 0.035);
            s *= 1 - 0.22 * smooth(low - 70, low + by, sag + 30) - 0.1 * (1 - smooth(top, top + 26, sag));
            b.shade[i] = b.shade[i] * (1 - m[i]) + s * m[i];
          }
          if (mi[i] > 0) {
            const u = (x - cx) / R,
              v = (y - top) / ry;
            const s = 0.72 + 0.14 * u + 0.16 * v - 0.1 * smooth(0.2, -0.9, v) + 0.1 * gauss(u - 0.55, 0.2);
            b.shade[i] = b.shade[i] * (1 - mi[i]) + s * mi[i];
          }
          if (ml[i] > 0) {
            const u = (x - cx) / R;
            const s = 1.02 + 0.22 * gauss(u + 0.55, 0.2) + (y > top ? 0.05 : -0.06) - 0.08 * u;
            b.shade[i] = b.shade[i] * (1 - ml[i]) + s * ml[i];
          }
        }
      // standing on a surface: contact shadow under the foot
      const foot = cover(ellipse(cx + 26, low + by * 0.55, R * 0.98, 34)),
        wide = cover(ellipse(cx + 90, low + by * 0.45, R * 1.1, 40)),
        f1 = blur(foot, 11),
        f2 = blur(wide, 30),
        ground = field();
      for (let i = 0; i < AREA; i++) ground[i] = (0.42 * f1[i] + 0.2 * f2[i]) * (1 - b.mask[i]);
      return { ...b, ground };
    },
  };
}

/** A frame on a wall. The frame takes the colour; wall and paper are fixed. */
export function artPrint(p, _view, _rnd, { k }) {
  const w = p.w * k,
    h = p.h * k,
    f = p.frame * k,
    cx = 600,
    cy = p.cy ?? 590,
    x = cx - w / 2,
    y = cy - h / 2;
  const outer = rect(x - f, y - f, w + 2 * f, h + 2 * f, 2),
    hole = rect(x, y, w, h);
  return {
    parts: [
      { id: "wall", role: "wall", fill: "#e6e3dc", d: rect(0, 0, SIZE, SIZE) },
      { id: "paper", role: "paper", fill: "#fbfaf6", d: rect(x - 2, y - 2, w + 4, h + 4) },
      { id: "frame", role: "body", d: outer + hole, evenodd: true },
    ],
    print: { w: p.w, h: p.h, exactPx: { x, y, w, h } },
    collarYPx: y,
    bake(_drawn, _place, seed) {
      const frame = cover(outer),
        inner = cover(hole),
        shade = field(1),
        mask = field(1),
        dither = field();
      const far = blur(moved(frame, 22, 34), 26),
        near = blur(moved(frame, 7, 11), 7),
        tight = blur(moved(frame, 2, 3), 2.2);
      const plaster = noiseField(0.03, 0.03, seed + 3, { octaves: 2 }),
        cloud = noiseField(0.0016, 0.0016, seed + 9, { octaves: 1 });
      const lipShade = field();
      for (let i = 0; i < AREA; i++) lipShade[i] = 1 - inner[i];
      const cast = blur(moved(lipShade, 9, 13), 8),
        cast2 = blur(moved(lipShade, 3, 4), 2.4);
      for (let py = 0; py < SIZE; py++)
        for (let px = 0; px < SIZE; px++) {
          const i = py * SIZE + px;
          // wall: light falls from the upper left, with the edge of a window in it
          const d = (px * 0.55 + py * 0.83) / SIZE,
            band = smooth(0.16, 0.3, d + cloud[i] * 0.1) * (1 - smooth(0.62, 0.86, d + cloud[i] * 0.08));
          let s = 1.0 - 0.11 * smooth(0.25, 1.3, d) + 0.03 * band + plaster[i] * 0.006;
          s *= 1 - (0.26 * far[i] + 0.24 * near[i] + 0.2 * tight[i]) * (1 - frame[i]);
          if (frame[i] > 0) {
            // four mitred sides: a flat face between a rounded outer and inner edge
            const l = px - (x - f),
              r = x + w + f - px,
              t = py - (y - f),
              b = y + h + f - py,
              m = Math.min(l, r, t, b),
              u = m / f;
            const face = m === t ? 1.05 : m === l ? 1.02 : m === r ? 0.9 : 0.86;
            const out = m === t || m === l ? 0.2 : -0.16;
            let q = face + out * gauss(u - 0.04, 0.09) - out * 0.9 * gauss(u - 0.96, 0.08);
            const second = [l, r, t, b].sort((a, c) => a - c)[1];
            q *= 1 - 0.2 * gauss((second - m) / 1.1, 1) * smooth(0, 3, m);
            const along = m === l || m === r ? py : px,
              across = m;
            q *= 1 + 0.022 * Math.sin(across * 1.7 + Math.sin(along * 0.013 + across) * 2.2) * p.woodGrain;
            s = s * (1 - frame[i]) + q * frame[i];
          }
          if (inner[i] > 0) {
            const clear = Math.max(0, 1 - 2.4 * cast[i]); // no glare in the frame's own shadow
            let q = 1 - 0.3 * cast[i] - 0.22 * cast2[i];
            const g = ((px - x) / w) * 0.62 + ((py - y) / h) * 0.5; // faint glare on the glass
            q +=
              clear *
              (0.085 * smooth(0.2, 0.24, g) * (1 - smooth(0.43, 0.47, g)) * (1 - ((py - y) / h) * 0.7) +
                0.04 * smooth(0.5, 0.53, g) * (1 - smooth(0.57, 0.6, g)));
            s = s * (1 - inner[i]) + q * inner[i];
          }
          shade[i] = s;
          dither[i] = 0;
        }
      return { shade, mask, ground: field(), dither };
    },
  };
}

/** One sheet of kiss-cut stickers; the white border of each sticker comes from its own outline. */
export function stickerSheet(p, _view, _rnd, { k }) {
  const w = p.w * k,
    h = p.h * k,
    x = 600 - w / 2,
    y = 600 - h / 2,
    c = 62;
  const sheet = `M${x + 10} ${y}H${x + w - 10}Q${x + w} ${y} ${x + w} ${y + 10}V${y + h - c - 20}C${x + w - 2} ${y + h - c + 6} ${x + w - 6} ${y + h - c * 0.7} ${x + w - c * 0.36} ${y + h - c * 0.42}C${x + w - c * 0.66} ${y + h - c * 0.12} ${x + w - c} ${y + h - 3} ${x + w - c - 26} ${y + h}H${x + 10}Q${x} ${y + h} ${x} ${y + h - 10}V${y + 10}Q${x} ${y} ${x + 10} ${y}Z`;
  const curl = `M${x + w} ${y + h - c - 20}C${x + w - 2} ${y + h - c + 6} ${x + w - 6} ${y + h - c * 0.7} ${x + w - c * 0.36} ${y + h - c * 0.42}C${x + w - c * 0.66} ${y + h - c * 0.12} ${x + w - c} ${y + h - 3} ${x + w - c - 26} ${y + h}C${x + w - c - 6} ${y + h - 26} ${x + w - c + 4} ${y + h - 54} ${x + w - c - 6} ${y + h - c - 2}C${x + w - c + 22} ${y + h - c + 8} ${x + w - 22} ${y + h - c - 4} ${x + w} ${y + h - c - 20}Z`;
  const mm = (sx, sy, sw, sh) => ({
    xPx: +(x + sx * k).toFixed(1),
    yPx: +(y + sy * k).toFixed(1),
    widthPx: +(sw * k).toFixed(1),
    heightPx: +(sh * k).toFixed(1),
    widthMm: sw,
    heightMm: sh,
  });
  return {
    parts: [
      { id: "sheet", role: "body", d: sheet },
      { id: "curl", role: "paper", fill: "#dcd8cf", d: curl },
    ],
    print: { w: p.w - 20, h: p.h - 20, exactPx: { x: x + 10 * k, y: y + 10 * k, w: w - 20 * k, h: h - 20 * k } },
    collarYPx: y,
    slots: [
      mm(13, 14, 74, 84),
      mm(95, 14, 40, 40),
      mm(95, 60, 40, 38),
      mm(13, 106, 40, 42),
      mm(61, 106, 74, 84),
      mm(13, 154, 40, 40),
    ],
    kissCutMm: 2.4,
    bake(_drawn, _place, seed) {
      const m = cover(sheet),
        mc = cover(curl),
        shade = field(1),
        soft = noiseField(0.003, 0.002, seed, { octaves: 1 }),
        tone = blur(m, 3),
        cast = blur(moved(mc, -8, -9), 8),
        dither = field();
      const mask = field();
      for (let py = 0; py < SIZE; py++)
        for (let px = 0; px < SIZE; px++) {
          const i = py * SIZE + px;
          mask[i] = Math.max(m[i], mc[i]);
          const u = (px - x) / w,
            v = (py - y) / h,
            g = u * 0.75 + v * 0.55;
          let s = 1.0 - 0.075 * smooth(0.3, 1.3, g) + soft[i] * 0.03;
          s += 0.075 * smooth(0.26, 0.42, g) * (1 - smooth(0.5, 0.68, g)); // sheen of the paper
          s *= 0.93 + 0.07 * clamp((tone[i] - 0.5) * 2.2);
          s *= 1 - 0.34 * cast[i] * (1 - mc[i]);
          if (mc[i] > 0) {
            const dd = (x + w - px + (y + h - py)) / (2 * c);
            const q = 0.8 + 0.34 * gauss(dd - 0.62, 0.16) - 0.16 * smooth(0.8, 1.1, dd);
            s = s * (1 - mc[i]) + q * mc[i];
          }
          shade[i] = s;
        }
      return { shade, mask, ground: groundShadow(mask, 1.15), dither };
    },
  };
}
