import { type Ruler, wrapText } from "../documents/measure.ts";
import { box, type Mark, movedBoxes } from "../documents/page-layout.ts";
import { qrCode } from "../documents/symbols.ts";
import type { PackingSlip } from "./packing-slip-data.ts";
import { headingFont, left, outline, right, type SlipStyle, write, writeEnding, writeFitted } from "./slip-style.ts";

export const returnsTop = 668;
const returnsHeight = 110;
const qrSide = 80;

/** How to send something back, whom to contact, and the maker's details, at the foot of the last page. */
export function slipReturns({ returns }: PackingSlip, style: SlipStyle, ruler: Ruler): readonly Mark[] {
  const { contact } = returns;
  const raw = qrCode(returns.url, 1);
  const qr = qrCode(returns.url, qrSide / raw.width, style.ink);
  const [textX, contactX, y] = [left + 24 + qrSide + 12, 364, returnsTop];
  const lines = wrapText(ruler, returns.text, { font: "regular", size: 8.8, room: contactX - 34 - textX }).slice(0, 5);
  const heading = (text: string, x: number, room: number) =>
    writeFitted(
      ruler,
      write(text, { font: headingFont(ruler, text), size: 15, x, baseline: y + 31, fill: style.ink }),
      room,
    );
  const asking = [
    { text: contact.email, font: "regular" },
    { text: `Return code ${returns.code}`, font: "semibold" },
    { text: contact.site, font: "regular" },
  ] as const;
  return [
    ...outline({ x: left, y, w: right - left, h: returnsHeight, stroke: style.ink }),
    ...movedBoxes(qr.boxes, left + 18, y + (returnsHeight - qrSide) / 2),
    heading(returns.heading, textX, contactX - 34 - textX),
    ...lines.map((line, index) =>
      write(line, { font: "regular", size: 8.8, x: textX, baseline: y + 49 + index * 13, fill: style.soft }),
    ),
    box({ x: contactX - 17, y: y + 14, w: 0.8, h: returnsHeight - 28, fill: style.line }),
    heading(contact.heading, contactX, right - 16 - contactX),
    ...asking.map(({ text, font }, index) =>
      writeFitted(
        ruler,
        write(text, { font, size: 9, x: contactX, baseline: y + 49 + index * 14, fill: style.ink }),
        right - 16 - contactX,
      ),
    ),
  ];
}

/** Product safety on the left, the page's number on the right, on every page. */
export function slipSafety(
  slip: PackingSlip,
  style: SlipStyle,
  ruler: Ruler,
  { page, pages }: { page: number; pages: number },
): readonly Mark[] {
  const lines = wrapText(ruler, `Product safety: ${slip.safety}`, { font: "regular", size: 7.4, room: 430 }).slice(
    0,
    3,
  );
  return [
    ...lines.map((line, index) =>
      write(line, { font: "regular", size: 7.4, x: left, baseline: 798 + index * 10, fill: style.soft }),
    ),
    writeEnding(
      ruler,
      write(`Page ${page} of ${pages}`, { font: "regular", size: 7.4, x: right, baseline: 798, fill: style.soft }),
    ),
  ];
}
