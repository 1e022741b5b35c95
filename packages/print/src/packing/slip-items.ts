import { box, type Mark } from "../documents/drawing.ts";
import { type Ruler, wrapText } from "../documents/measure.ts";
import type { PackingSlip, SlipItem } from "./packing-slip-data.ts";
import type { SlipPart } from "./slip-head.ts";
import type { FittedPicture } from "./slip-pictures.ts";
import { headingFont, left, right, rule, type SlipStyle, write, writeEnding, writeFitted } from "./slip-style.ts";

export const itemHeight = 74;

const titleX = left + 72 + 12;

/** Where the columns are: prices are left off when there are none, and always on a present. */
export function showsPrices(slip: PackingSlip): boolean {
  return slip.gift === null && slip.items.some((item) => item.price !== null);
}

function columns(withPrices: boolean) {
  return withPrices ? { sku: 352, quantity: 478 } : { sku: 415, quantity: right };
}

export function itemsHead(slip: PackingSlip, style: SlipStyle, ruler: Ruler, start: number): SlipPart {
  const withPrices = showsPrices(slip);
  const { sku, quantity } = columns(withPrices);
  const label = (text: string, x: number) => write(text, "semibold", 8, x, start + 22, style.accentText);
  const marks: Mark[] = [
    label("Piece", left),
    label("Item code", sku),
    writeEnding(ruler, label("Qty", quantity)),
    ...(withPrices ? [writeEnding(ruler, label("Paid", right))] : []),
    rule(start + 29, style.line),
  ];
  return { marks, end: start + 29 };
}

export function itemRow(
  item: SlipItem,
  picture: FittedPicture | null,
  style: SlipStyle,
  ruler: Ruler,
  start: number,
  withPrices: boolean,
): SlipPart {
  const { sku, quantity } = columns(withPrices);
  const room = sku - titleX - 12;
  const title = write(item.title, headingFont(ruler, item.title), 15, titleX, start + 35, style.ink);
  const price = withPrices && item.price !== null ? [item.price] : [];
  const marks: Mark[] = [
    ...thumbnail(picture, style, start),
    writeFitted(ruler, title, room),
    writeFitted(ruler, write(item.detail, "regular", 9.3, titleX, start + 50, style.soft), room),
    writeFitted(ruler, write(item.sku, "regular", 8.6, sku, start + 41, style.soft), quantity - 36 - sku),
    writeEnding(ruler, write(String(item.quantity), "semibold", 14, quantity, start + 43, style.ink)),
    ...price.map((text) => writeEnding(ruler, write(text, "semibold", 10, right, start + 42, style.ink))),
    rule(start + itemHeight, style.line),
  ];
  return { marks, end: start + itemHeight };
}

function thumbnail(picture: FittedPicture | null, style: SlipStyle, start: number): readonly Mark[] {
  const ground = box(left, start + 7, 72, 60, style.ground, 5);
  if (!picture) return [ground];
  const scale = Math.min(70 / picture.widthPx, 58 / picture.heightPx);
  const [w, h] = [picture.widthPx * scale, picture.heightPx * scale];
  const place = { x: left + (72 - w) / 2, y: start + 7 + (60 - h) / 2, w, h };
  return [ground, { kind: "picture", ...place, bytes: picture.bytes }];
}

/** A line of care and the number of pieces under the list. */
export function itemsEnd(slip: PackingSlip, style: SlipStyle, ruler: Ruler, start: number): SlipPart {
  const pieces = slip.items.reduce((sum, item) => sum + item.quantity, 0);
  const count = writeEnding(
    ruler,
    write(pieces === 1 ? "1 piece" : `${pieces} pieces`, "semibold", 10.5, right, start + 18, style.ink),
  );
  const care = slip.care === null ? [] : wrapText(ruler, slip.care, "regular", 9.3, 400).slice(0, 3);
  const lines = care.map((line, index) => write(line, "regular", 9.3, left, start + 18 + index * 12.5, style.soft));
  return { marks: [...lines, count], end: start + 24 };
}
