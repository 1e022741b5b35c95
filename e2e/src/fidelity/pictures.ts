// Pictures that are hard to print as they are shown, made for each run and always the same.
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

const svgPng = (widthPx: number, heightPx: number, body: string): Buffer =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${body}</svg>`)
    .render()
    .asPng();

const inks = ["#111111", "#c8322b", "#22446a", "#ffffff"];

/** Lines of 1 to 4 px: across, down, and in rings. */
export function hairlines(widthPx: number, heightPx: number): Buffer {
  const parts: string[] = [];
  const line = (index: number) => ({ px: 1 + (index % 4), fill: inks[index % inks.length]! });
  for (let y = 20, i = 0; y < heightPx * 0.4; i++) {
    const { px, fill } = line(i);
    parts.push(`<rect x="20" y="${y}" width="${widthPx - 40}" height="${px}" fill="${fill}"/>`);
    y += px + 5 + (i % 7);
  }
  for (let x = 20, i = 0; x < widthPx - 40; i++) {
    const { px, fill } = line(i);
    const [top, long] = [Math.round(heightPx * 0.42), Math.round(heightPx * 0.25)];
    parts.push(`<rect x="${x}" y="${top}" width="${px}" height="${long}" fill="${fill}"/>`);
    x += px + 6 + (i % 5);
  }
  for (let i = 0; i < 60; i++) {
    const ring = `cx="${widthPx / 2}" cy="${heightPx * 0.84}" r="${((10 + i * 8) * heightPx) / 3200}"`;
    parts.push(`<circle ${ring} fill="none" stroke="${line(i).fill}" stroke-width="${line(i).px}"/>`);
  }
  return svgPng(widthPx, heightPx, parts.join(""));
}

/** A light that fades to nothing. */
export const glow = (sizePx: number): Buffer =>
  svgPng(
    sizePx,
    sizePx,
    `<radialGradient id="g"><stop offset="0" stop-color="#ffe9a8"/><stop offset="1" stop-color="#ff6a3d" stop-opacity="0"/></radialGradient>
     <circle cx="${sizePx / 2}" cy="${sizePx / 2}" r="${sizePx / 2}" fill="url(#g)"/>`,
  );

/** Near-black shapes, as on a black shirt. */
export const darkShapes = (widthPx: number, heightPx: number): Buffer =>
  svgPng(
    widthPx,
    heightPx,
    Array.from({ length: 90 }, (_, i) => {
      const [x, y] = [(i * 397) % widthPx, (i * 613) % heightPx];
      return `<path d="M${x} ${y}l${80 + (i % 7) * 30} ${40 + (i % 5) * 50}l-${60 + (i % 3) * 40} 90z" fill="#1${i % 10}1${i % 8}1c"/>`;
    }).join(""),
  );

/** Detail at every size, as a photograph has it: clouds from coarse to a pixel wide, under discs with sharp edges. */
export async function photograph(widthPx: number, heightPx: number): Promise<Buffer> {
  const random = randomFrom(7);
  const sum = new Float32Array(widthPx * heightPx * 3);
  for (const [cells, strength] of clouds) {
    const coarse = Buffer.from(Uint8Array.from({ length: cells * cells * 3 }, () => random() * 255));
    const layer = await sharp(coarse, { raw: { width: cells, height: cells, channels: 3 } })
      .resize(widthPx, heightPx, { fit: "fill", kernel: "cubic" })
      .raw()
      .toBuffer();
    for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + (layer[i]! / 127.5 - 1) * strength;
  }
  const pixels = new Uint8ClampedArray(sum.length);
  for (let i = 0; i < sum.length; i++) pixels[i] = 128 + sum[i]!;
  const discs = Array.from({ length: 60 }, () => {
    const [x, y, r] = [random() * widthPx, random() * heightPx, 20 + random() * widthPx * 0.06];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${random() * 360} 60% ${20 + random() * 60}%)"/>`;
  });
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .composite([{ input: svgPng(widthPx, heightPx, discs.join("")) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

const clouds = [
  [4, 90],
  [13, 60],
  [40, 45],
  [120, 30],
  [400, 18],
  [1200, 10],
] as const;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
