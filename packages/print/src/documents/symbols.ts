import bwip from "bwip-js/node";
import { type BoxMark, box } from "./page-layout.ts";

/** A machine-readable symbol as boxes from its own top-left corner, without its quiet zone. */
export interface Symbol2d {
  readonly boxes: readonly BoxMark[];
  readonly width: number;
  readonly height: number;
}

/** A Code 128 barcode; a bar of one module is `module` wide. It needs 10 modules of clear ground on both sides. */
export function code128(text: string, module: number, height: number, fill = "#000000"): Symbol2d {
  const [{ sbs }] = raw("code128", text) as [{ sbs: readonly number[] }];
  const boxes: BoxMark[] = [];
  let at = 0;
  sbs.forEach((modules, index) => {
    if (index % 2 === 0) boxes.push(box({ x: at * module, y: 0, w: modules * module, h: height, fill }));
    at += modules;
  });
  return { boxes, width: at * module, height };
}

/** A DataMatrix of square modules. It needs one module of clear ground all round. */
export function dataMatrix(text: string, module: number, fill = "#000000"): Symbol2d {
  return squares("datamatrix", text, module, fill);
}

/** A QR code of square modules. It needs four modules of clear ground all round. */
export function qrCode(text: string, module: number, fill = "#000000"): Symbol2d {
  return squares("qrcode", text, module, fill);
}

interface Squares {
  readonly pixs: readonly number[];
  readonly pixx: number;
  readonly pixy: number;
}

/** Neighbouring dark modules of a row become one box, so that no hairline shows between them. */
function squares(kind: "datamatrix" | "qrcode", text: string, module: number, fill: string): Symbol2d {
  const [{ pixs, pixx, pixy }] = raw(kind, text) as [Squares];
  const boxes: BoxMark[] = [];
  for (let y = 0; y < pixy; y++) {
    let x = 0;
    while (x < pixx) {
      const from = x;
      while (x < pixx && pixs[y * pixx + x] === 1) x++;
      if (x > from) boxes.push(box({ x: from * module, y: y * module, w: (x - from) * module, h: module, fill }));
      else x++;
    }
  }
  return { boxes, width: pixx * module, height: pixy * module };
}

/** The types of bwip-js know only its drawing form of `raw`, not this one. */
const raw = bwip.raw as unknown as (bcid: string, text: string) => unknown;
