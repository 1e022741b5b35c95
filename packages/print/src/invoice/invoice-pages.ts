import { type Ruler, wrapText } from "../documents/measure.ts";
import { box, type Mark, type PageLayout } from "../documents/page-layout.ts";
import { endingAt, fitted, line } from "../documents/text-marks.ts";
import type { InvoiceLine, Party, PrintedInvoice } from "./invoice-data.ts";

/** A4 in points. */
const page = { width: 595.28, height: 841.89 } as const;
const left = 48;
const right = page.width - 48;
const middle = 310;
const ink = "#1c1d22";
const soft = "#5a5f69";
const rule = "#d5d7dc";
const leastRowHeight = 32;
const detailLine = 12;
const nameRoom = 320;
const lineHeight = 14;
const payRow = 16;
const factColumns = 3;
const factWidth = (right - left) / factColumns;
const factRow = 36;
/** Rows, sums and notes end here, above the page's number. */
const bottom = 792;

/** An invoice as A4 pages: its head on the first, its sums on the last. */
export function invoicePages(invoice: PrintedInvoice, ruler: Ruler): readonly PageLayout[] {
  const head = headMarks(invoice, ruler);
  const sumsHeight = heightOfSums(invoice, ruler);
  const chunks = chunksOf(rowsOf(invoice, ruler), head.end, sumsHeight);
  return chunks.map(({ rows, top, isLast }, index) => {
    const end = top + 10 + heightOf(rows);
    return {
      ...page,
      marks: [
        ...(index === 0 ? head.marks : []),
        ...(rows.length > 0 ? columnHeads(top, ruler) : []),
        ...rows.flatMap((row, place) => rowMarks(row, top + 10 + heightOf(rows.slice(0, place)), ruler)),
        ...(isLast ? sumMarks(invoice, end + 22, ruler) : []),
        endingAt(ruler, `Page ${index + 1} of ${chunks.length}`, {
          ...{ font: "regular", size: 8.5, right, baseline: 812, fill: soft },
        }),
      ],
    };
  });
}

interface Row {
  line: InvoiceLine;
  /** The line's details, cut into lines of the page. */
  details: readonly string[];
  height: number;
}

const rowsOf = ({ lines }: PrintedInvoice, ruler: Ruler): readonly Row[] =>
  lines.map((each) => {
    const details = wrapText(ruler, each.detail, { font: "regular", size: 9, room: nameRoom });
    return { line: each, details, height: leastRowHeight + Math.max(0, details.length - 1) * detailLine };
  });

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

interface Chunk {
  rows: readonly Row[];
  top: number;
  isLast: boolean;
}

/** Rows of each page; sums that do not fit below the last row stand on a page of their own. */
function chunksOf(lines: readonly Row[], firstTop: number, sumsHeight: number): Chunk[] {
  const chunks: Chunk[] = [];
  let rest = lines;
  for (;;) {
    const top = chunks.length === 0 ? firstTop : 60;
    const room = bottom - top - 10;
    if (heightOf(rest) <= room - sumsHeight || rest.length === 0) return [...chunks, { rows: rest, top, isLast: true }];
    const fitting = rest.filter((_, index) => heightOf(rest.slice(0, index + 1)) <= room);
    const rows = fitting.length > 0 || chunks.length === 0 ? fitting : rest.slice(0, 1);
    chunks.push({ rows, top, isLast: false });
    rest = rest.slice(rows.length);
  }
}

function headMarks({ title, facts, seller, buyer }: PrintedInvoice, ruler: Ruler) {
  const top = 132 + Math.ceil(facts.length / factColumns) * factRow;
  const parties = [partyMarks(seller, left, top, ruler), partyMarks(buyer, middle, top, ruler)];
  const marks: readonly Mark[] = [
    line(title, { font: "bold", size: 24, x: left, baseline: 72, fill: ink }),
    box({ x: left, y: 90, w: right - left, h: 1, fill: ink }),
    ...facts.flatMap(([name, value], index) => {
      const x = left + (index % factColumns) * factWidth;
      const y = 108 + Math.floor(index / factColumns) * factRow;
      return [
        line(name, { font: "semibold", size: 8.5, x, baseline: y, fill: soft }),
        fitted(ruler, value, { font: "semibold", size: 11, x, baseline: y + 16, room: factWidth - 10 }),
      ];
    }),
    ...parties.flatMap((party) => party.marks),
  ];
  return { marks, end: Math.max(...parties.map((party) => party.end)) + 34 };
}

function partyMarks({ heading, lines }: Party, x: number, y: number, ruler: Ruler) {
  const room = middle - left - 20;
  const written = lines.flatMap((text) => wrapText(ruler, text, { font: "regular", size: 10, room }));
  const marks: Mark[] = [
    line(heading, { font: "semibold", size: 8.5, x, baseline: y, fill: soft }),
    ...written.map((text, index) =>
      line(text, {
        ...{ font: index === 0 ? ("semibold" as const) : ("regular" as const), size: 10, x },
        ...{ baseline: y + 17 + index * lineHeight, fill: ink },
      }),
    ),
  ];
  return { marks, end: y + 17 + written.length * lineHeight };
}

const columnHeads = (y: number, ruler: Ruler): readonly Mark[] => [
  line("Item", { font: "semibold", size: 8.5, x: left, baseline: y, fill: soft }),
  endingAt(ruler, "Quantity", { font: "semibold", size: 8.5, right: 430, baseline: y, fill: soft }),
  endingAt(ruler, "With VAT", { font: "semibold", size: 8.5, right, baseline: y, fill: soft }),
  box({ x: left, y: y + 6, w: right - left, h: 0.8, fill: ink }),
];

const rowMarks = (
  { line: { name, quantity, amount }, details, height }: Row,
  y: number,
  ruler: Ruler,
): readonly Mark[] => [
  fitted(ruler, name, { font: "semibold", size: 10, x: left, baseline: y + 13, room: nameRoom }),
  ...details.map((text, index) =>
    line(text, { font: "regular", size: 9, x: left, baseline: y + 25 + index * detailLine, fill: soft }),
  ),
  endingAt(ruler, quantity, { font: "regular", size: 10, right: 430, baseline: y + 13, fill: ink }),
  endingAt(ruler, amount, { font: "regular", size: 10, right, baseline: y + 13, fill: ink }),
  box({ x: left, y: y + height, w: right - left, h: 0.4, fill: rule }),
];

const noteLines = ({ notes }: PrintedInvoice, ruler: Ruler) =>
  notes.flatMap((note) => wrapText(ruler, note, { font: "regular", size: 9, room: right - left }));

/** From the end of the rows to the end of what is written below them. */
const heightOfSums = (invoice: PrintedInvoice, ruler: Ruler): number =>
  22 +
  Math.max(invoice.sums.length, invoice.vat.length + 1) * 18 +
  18 +
  noteLines(invoice, ruler).length * lineHeight +
  heightOfPayTo(invoice) +
  heightOfFoot(invoice, ruler);

const footLines = ({ foot = "" }: PrintedInvoice, ruler: Ruler) =>
  foot === ""
    ? []
    : foot.split("\n").flatMap((text) => wrapText(ruler, text, { font: "regular", size: 9, room: right - left }));

const footGap = 12;

const heightOfFoot = (invoice: PrintedInvoice, ruler: Ruler): number => {
  const lines = footLines(invoice, ruler).length;
  return lines > 0 ? footGap + lines * lineHeight : 0;
};

/** With the 10 points above its frame. */
const heightOfPayTo = ({ payTo = [] }: PrintedInvoice): number => (payTo.length > 0 ? 52 + payTo.length * payRow : 0);

/** VAT by rate on the left, the sums on the right, and what the law wants to be said below. */
function sumMarks(invoice: PrintedInvoice, y: number, ruler: Ruler): readonly Mark[] {
  const { vat, sums } = invoice;
  const below = y + Math.max(sums.length, vat.length + 1) * 18 + 18;
  const small = { font: "semibold", size: 8.5, baseline: y, fill: soft } as const;
  return [
    line("VAT rate", { ...small, x: left }),
    endingAt(ruler, "Without VAT", { ...small, right: 190 }),
    endingAt(ruler, "VAT", { ...small, right: 270 }),
    ...vat.flatMap(({ rate, net, tax }, index) => {
      const baseline = y + 18 + index * 18;
      return [
        line(rate, { font: "regular", size: 9.5, x: left, baseline, fill: ink }),
        endingAt(ruler, net, { font: "regular", size: 9.5, right: 190, baseline, fill: ink }),
        endingAt(ruler, tax, { font: "regular", size: 9.5, right: 270, baseline, fill: ink }),
      ];
    }),
    ...sums.flatMap(([name, amount], index) => {
      const isTotal = index === sums.length - 1;
      const look = { font: isTotal ? "bold" : "regular", size: isTotal ? 13 : 10, fill: ink } as const;
      const baseline = y + index * 18 + (isTotal ? 4 : 0);
      return [line(name, { ...look, x: 360, baseline }), endingAt(ruler, amount, { ...look, right, baseline })];
    }),
    ...noteLines(invoice, ruler).map((text, index) =>
      line(text, { font: "regular", size: 9, x: left, baseline: below + index * lineHeight, fill: soft }),
    ),
    ...payToMarks(invoice, below + noteLines(invoice, ruler).length * lineHeight + 10, ruler),
    ...footMarks(invoice, below + noteLines(invoice, ruler).length * lineHeight + heightOfPayTo(invoice), ruler),
  ];
}

/** What the seller says below everything else. `end` is where that ends. */
const footMarks = (invoice: PrintedInvoice, end: number, ruler: Ruler): readonly Mark[] =>
  footLines(invoice, ruler).map((text, index) =>
    line(text, {
      ...{ font: "regular", size: 9, x: left, fill: soft },
      baseline: end + footGap + index * lineHeight,
    }),
  );

/** The account to pay to, framed: the one thing that people look for on an invoice that is not paid. */
function payToMarks(invoice: PrintedInvoice, top: number, ruler: Ruler): readonly Mark[] {
  const { payTo = [] } = invoice;
  if (payTo.length === 0) return [];
  const inner = left + 14;
  return [
    box({ x: left, y: top, w: right - left, h: heightOfPayTo(invoice) - 10, fill: "#f3f3f0" }),
    line("Pay by bank transfer to", { font: "semibold", size: 10, x: inner, baseline: top + 20, fill: ink }),
    ...payTo.flatMap(([name, value], index) => {
      const baseline = top + 38 + index * payRow;
      return [
        line(name, { font: "regular", size: 9.5, x: inner, baseline, fill: soft }),
        fitted(ruler, value, { font: "semibold", size: 10, x: inner + 110, baseline, room: right - inner - 124 }),
      ];
    }),
  ];
}
