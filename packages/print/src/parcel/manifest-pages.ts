import { longDay } from "../documents/calendar-day.ts";
import { type Ruler, wrapText } from "../documents/measure.ts";
import { box, type Mark, movedBoxes, type PageLayout } from "../documents/page-layout.ts";
import { code128 } from "../documents/symbols.ts";
import { endingAt, fitted, line } from "../documents/text-marks.ts";
import { spaced } from "./label-page.ts";
import type { Manifest, ManifestParcel } from "./manifest-data.ts";

/** A4 in points. */
const page = { width: 595.28, height: 841.89 } as const;
const left = 38;
const right = page.width - 38;
const ink = "#1c1d22";
const soft = "#5a5f69";
const rowHeight = 17;
/** Rows on the last page end above the sums and the signatures, on the others at the foot. */
const lastEnd = 560;
const otherEnd = 770;

/** A carrier's list as A4 pages, its sums and signatures on the last. */
export function manifestPages(manifest: Manifest, ruler: Ruler): readonly PageLayout[] {
  const chunks = chunksOf(manifest.parcels);
  return chunks.map(({ rows, isLast }, index) => {
    const first = chunks.slice(0, index).reduce((sum, each) => sum + each.rows.length, 0);
    const head = index === 0 ? headMarks(manifest, chunks.length, ruler) : smallHead(manifest, ruler);
    const top = index === 0 ? topOfFirst : topOfOthers;
    const end = top + 10 + rows.length * rowHeight;
    return {
      ...page,
      marks: [
        ...head,
        ...columnHeads(top, ruler),
        ...rows.flatMap((parcel, place) => rowMarks(parcel, first + place + 1, top + 10 + place * rowHeight, ruler)),
        ...(isLast ? [...sumMarks(manifest, end + 20, ruler), ...signMarks(manifest, ruler)] : []),
        endingAt(ruler, `Page ${index + 1} of ${chunks.length}`, {
          font: "regular",
          size: 8.5,
          right,
          baseline: 812,
          fill: soft,
        }),
      ],
    };
  });
}

const topOfFirst = 176;
const topOfOthers = 84;

function chunksOf(parcels: readonly ManifestParcel[]) {
  const chunks: { rows: readonly ManifestParcel[]; isLast: boolean }[] = [];
  let rest = parcels;
  do {
    const top = chunks.length === 0 ? topOfFirst : topOfOthers;
    const fits = (end: number) => Math.floor((end - top - 10) / rowHeight);
    const isLast = rest.length <= fits(lastEnd);
    const rows = isLast ? rest : rest.slice(0, Math.min(rest.length - 1, fits(otherEnd)));
    chunks.push({ rows, isLast });
    rest = rest.slice(rows.length);
    if (isLast) break;
  } while (rest.length > 0);
  return chunks;
}

const kilograms = (parcels: readonly ManifestParcel[]): string =>
  `${(parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0) / 1000).toFixed(2)} kg`;

function headMarks(manifest: Manifest, sheets: number, ruler: Ruler): readonly Mark[] {
  const bars = code128(manifest.number, 1, 34);
  const facts = [
    ["Parcels", String(manifest.parcels.length)],
    ["Weight", kilograms(manifest.parcels)],
    ["Abroad", String(manifest.parcels.filter(({ customs }) => customs !== "").length)],
    ["Sheets", String(sheets)],
  ] as const;
  return [
    line("End of day list, for the driver", { font: "regular", size: 8.5, x: left, baseline: 42, fill: soft }),
    fitted(ruler, `${manifest.carrier}, ${longDay(manifest.closedOn)}`, {
      font: "bold",
      size: 19,
      x: left,
      baseline: 62,
      room: right - left - bars.width - 24,
    }),
    fitted(ruler, `${manifest.from}.`, {
      font: "regular",
      size: 9.3,
      x: left,
      baseline: 80,
      room: right - left - bars.width - 24,
    }),
    line(`Closed ${manifest.closedAt} by ${manifest.closedBy}.`, {
      font: "regular",
      size: 9.3,
      x: left,
      baseline: 92,
      fill: soft,
    }),
    ...movedBoxes(bars.boxes, right - bars.width, 32),
    endingAt(ruler, manifest.number, { font: "semibold", size: 9, right, baseline: 78 }),
    box({ x: left, y: 104, w: right - left, h: 1, fill: ink }),
    ...facts.flatMap(([name, value], index) => [
      line(name, { font: "semibold", size: 8.5, x: left + index * 130, baseline: 120, fill: soft }),
      line(value, { font: "bold", size: 16, x: left + index * 130, baseline: 138 }),
    ]),
    box({ x: left, y: 150, w: right - left, h: 1, fill: ink }),
  ];
}

const smallHead = (manifest: Manifest, ruler: Ruler): readonly Mark[] => [
  fitted(ruler, `${manifest.carrier}, ${longDay(manifest.closedOn)}`, {
    font: "bold",
    size: 13,
    x: left,
    baseline: 48,
    room: 360,
  }),
  endingAt(ruler, manifest.number, { font: "semibold", size: 9, right, baseline: 48 }),
  box({ x: left, y: 58, w: right - left, h: 1, fill: ink }),
];

const columns = { tracking: 62, order: 156, to: 222, service: 326, pieces: 474, weight: right } as const;

const columnHeads = (y: number, ruler: Ruler): readonly Mark[] => [
  line("#", { font: "semibold", size: 8.5, x: left, baseline: y, fill: soft }),
  line("Tracking", { font: "semibold", size: 8.5, x: columns.tracking, baseline: y, fill: soft }),
  line("Order", { font: "semibold", size: 8.5, x: columns.order, baseline: y, fill: soft }),
  line("To", { font: "semibold", size: 8.5, x: columns.to, baseline: y, fill: soft }),
  line("Service", { font: "semibold", size: 8.5, x: columns.service, baseline: y, fill: soft }),
  endingAt(ruler, "Pieces", { font: "semibold", size: 8.5, right: columns.pieces, baseline: y, fill: soft }),
  endingAt(ruler, "Weight, kg", { font: "semibold", size: 8.5, right: columns.weight, baseline: y, fill: soft }),
  box({ x: left, y: y + 6, w: right - left, h: 0.8, fill: ink }),
];

function rowMarks(parcel: ManifestParcel, number: number, y: number, ruler: Ruler): readonly Mark[] {
  const baseline = y + 12;
  return [
    line(String(number), { font: "regular", size: 8.5, x: left, baseline, fill: soft }),
    fitted(ruler, spaced(parcel.trackingCode), {
      font: "semibold",
      size: 8.5,
      x: columns.tracking,
      baseline,
      room: columns.order - columns.tracking - 6,
    }),
    fitted(ruler, parcel.orderNumber, {
      font: "regular",
      size: 8.5,
      x: columns.order,
      baseline,
      room: columns.to - columns.order - 6,
    }),
    fitted(ruler, parcel.to, {
      font: "regular",
      size: 8.5,
      x: columns.to,
      baseline,
      room: columns.service - columns.to - 6,
    }),
    fitted(ruler, [parcel.service, parcel.customs].filter(Boolean).join(", "), {
      font: "regular",
      size: 8.5,
      x: columns.service,
      baseline,
      room: 116,
    }),
    endingAt(ruler, String(parcel.pieces), { font: "regular", size: 8.5, right: columns.pieces, baseline }),
    endingAt(ruler, (parcel.weightGrams / 1000).toFixed(2), {
      font: "regular",
      size: 8.5,
      right: columns.weight,
      baseline,
    }),
    box({ x: left, y: y + rowHeight, w: right - left, h: 0.4, fill: "#d5d7dc" }),
  ];
}

function sumMarks({ parcels, notListed }: Manifest, y: number, ruler: Ruler): readonly Mark[] {
  const services = [...Map.groupBy(parcels, ({ service }) => service), ["All", parcels] as const];
  const other = 316;
  return [
    line("By service", { font: "semibold", size: 8.5, x: left, baseline: y, fill: soft }),
    ...services.slice(-8).flatMap(([name, rows], index) => {
      const baseline = y + 17 + index * 16;
      const font = name === "All" ? "bold" : "regular";
      return [
        fitted(ruler, name, { font, size: 8.5, x: left, baseline, room: 150 }),
        endingAt(ruler, String(rows.length), { font, size: 8.5, right: 218, baseline }),
        endingAt(ruler, kilograms(rows), { font, size: 8.5, right: 296, baseline }),
      ];
    }),
    line("Not on this list", { font: "semibold", size: 8.5, x: other, baseline: y, fill: soft }),
    ...(notListed.length === 0
      ? [line("No other parcels for this carrier.", { font: "regular", size: 8.5, x: other, baseline: y + 17 })]
      : []),
    ...notListed.slice(0, 8).flatMap(({ orderNumber, because }, index) => [
      line(orderNumber, { font: "bold", size: 8.5, x: other, baseline: y + 17 + index * 16 }),
      line(wrapText(ruler, because, { font: "regular", size: 8.5, room: right - other - 66 })[0] ?? "", {
        font: "regular",
        size: 8.5,
        x: other + 66,
        baseline: y + 17 + index * 16,
      }),
    ]),
    ...(notListed.length > 8
      ? [
          line(`And ${notListed.length - 8} more.`, {
            font: "regular",
            size: 8.5,
            x: other,
            baseline: y + 17 + 8 * 16,
            fill: soft,
          }),
        ]
      : []),
  ];
}

function signMarks({ closedBy, carrier, acceptedAt }: Manifest, ruler: Ruler): readonly Mark[] {
  const blanks = [
    ["Handed over by", left, 148],
    ["Driver’s name", 200, 146],
    ["Time", 360, 86],
    ["Parcels counted", 460, right - 460],
  ] as const;
  return [
    fitted(ruler, closedBy, { font: "semibold", size: 11, x: left, baseline: 760, room: 148 }),
    ...blanks.flatMap(([name, x, width]) => [
      box({ x, y: 765, w: width, h: 0.8, fill: ink }),
      line(name, { font: "semibold", size: 8.5, x, baseline: 778, fill: soft }),
    ]),
    line(
      acceptedAt
        ? `${carrier} confirmed this list at ${acceptedAt}.`
        : `${carrier} has not confirmed this list yet. We send it again automatically.`,
      { font: "regular", size: 8.5, x: left, baseline: 812, fill: soft },
    ),
  ];
}
