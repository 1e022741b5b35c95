import { type Ruler, wrapText } from "../documents/measure.ts";
import { box, type Mark } from "../documents/page-layout.ts";
import type { PackingSlip, SlipItem } from "./packing-slip-data.ts";
import type { SlipPart } from "./slip-head.ts";
import type { FittedPicture } from "./slip-pictures.ts";
import { headingFont, left, right, rule, type SlipStyle, write, writeEnding, writeFitted } from "./slip-style.ts";

const leastHeight = 74;
const wordsLine = 12;
/** Where the first line of words stands, from the top of its row. */
const wordsTop = 63;

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
  const label = (text: string, x: number) =>
    write(text, { font: "semibold", size: 8, x, baseline: start + 22, fill: style.accentText });
  const marks: Mark[] = [
    label("Piece", left),
    label("Item code", sku),
    writeEnding(ruler, label("Qty", quantity)),
    ...(withPrices ? [writeEnding(ruler, label("Paid", right))] : []),
    rule(start + 29, style.line),
  ];
  return { marks, end: start + 29 };
}

const roomOf = (withPrices: boolean): number => columns(withPrices).sku - titleX - 12;

/** What was written on a piece, cut into lines that fit beside its picture. */
const linesOfWords = ({ words }: SlipItem, withPrices: boolean, ruler: Ruler): readonly string[] =>
  words.flatMap((text) => wrapText(ruler, text, { font: "semibold", size: 9.3, room: roomOf(withPrices) }));

/** How much of the page a row takes, in points. */
export function itemHeight(item: SlipItem, slip: PackingSlip, ruler: Ruler): number {
  const { length } = linesOfWords(item, showsPrices(slip), ruler);
  return Math.max(leastHeight, wordsTop + length * wordsLine);
}

interface RowInput {
  picture: FittedPicture | null;
  style: SlipStyle;
  ruler: Ruler;
  start: number;
  withPrices: boolean;
  height: number;
}

export function itemRow(item: SlipItem, { picture, style, ruler, start, withPrices, height }: RowInput): SlipPart {
  const { sku, quantity } = columns(withPrices);
  const room = roomOf(withPrices);
  const title = write(item.title, {
    font: headingFont(ruler, item.title),
    size: 15,
    x: titleX,
    baseline: start + 35,
    fill: style.ink,
  });
  const price = withPrices && item.price !== null ? [item.price] : [];
  const marks: Mark[] = [
    ...thumbnail(picture, style, start),
    writeFitted(ruler, title, room),
    writeFitted(
      ruler,
      write(item.detail, { font: "regular", size: 9.3, x: titleX, baseline: start + 50, fill: style.soft }),
      room,
    ),
    ...linesOfWords(item, withPrices, ruler).map((text, index) =>
      write(text, {
        ...{ font: "semibold", size: 9.3, x: titleX, fill: style.ink },
        baseline: start + wordsTop + index * wordsLine,
      }),
    ),
    writeFitted(
      ruler,
      write(item.sku, { font: "regular", size: 8.6, x: sku, baseline: start + 41, fill: style.soft }),
      quantity - 36 - sku,
    ),
    writeEnding(
      ruler,
      write(String(item.quantity), { font: "semibold", size: 14, x: quantity, baseline: start + 43, fill: style.ink }),
    ),
    ...price.map((text) =>
      writeEnding(ruler, write(text, { font: "semibold", size: 10, x: right, baseline: start + 42, fill: style.ink })),
    ),
    rule(start + height, style.line),
  ];
  return { marks, end: start + height };
}

function thumbnail(picture: FittedPicture | null, style: SlipStyle, start: number): readonly Mark[] {
  const ground = box({ x: left, y: start + 7, w: 72, h: 60, fill: style.ground, radius: 5 });
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
    write(pieces === 1 ? "1 piece" : `${pieces} pieces`, {
      font: "semibold",
      size: 10.5,
      x: right,
      baseline: start + 18,
      fill: style.ink,
    }),
  );
  const care =
    slip.care === null ? [] : wrapText(ruler, slip.care, { font: "regular", size: 9.3, room: 400 }).slice(0, 3);
  const lines = care.map((line, index) =>
    write(line, { font: "regular", size: 9.3, x: left, baseline: start + 18 + index * 12.5, fill: style.soft }),
  );
  return { marks: [...lines, count], end: start + 24 };
}
