import { longDay } from "../documents/calendar-day.ts";
import { box, type Drawing, type Mark, movedBoxes } from "../documents/drawing.ts";
import { type Ruler, wrapText } from "../documents/measure.ts";
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
export function manifestPages(manifest: Manifest, ruler: Ruler): readonly Drawing[] {
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
        endingAt(ruler, `Page ${index + 1} of ${chunks.length}`, "regular", 8.5, right, 812),
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
    line("End of day list, for the driver", "regular", 8.5, left, 42, soft),
    fitted(
      ruler,
      `${manifest.carrier}, ${longDay(manifest.closedOn)}`,
      "bold",
      19,
      left,
      62,
      right - left - bars.width - 24,
    ),
    fitted(ruler, `${manifest.from}.`, "regular", 9.3, left, 80, right - left - bars.width - 24),
    line(`Closed ${manifest.closedAt} by ${manifest.closedBy}.`, "regular", 9.3, left, 92, soft),
    ...movedBoxes(bars.boxes, right - bars.width, 32),
    endingAt(ruler, manifest.number, "semibold", 9, right, 78),
    box(left, 104, right - left, 1, ink),
    ...facts.flatMap(([name, value], index) => [
      line(name, "semibold", 8.5, left + index * 130, 120, soft),
      line(value, "bold", 16, left + index * 130, 138),
    ]),
    box(left, 150, right - left, 1, ink),
  ];
}

const smallHead = (manifest: Manifest, ruler: Ruler): readonly Mark[] => [
  fitted(ruler, `${manifest.carrier}, ${longDay(manifest.closedOn)}`, "bold", 13, left, 48, 360),
  endingAt(ruler, manifest.number, "semibold", 9, right, 48),
  box(left, 58, right - left, 1, ink),
];

const columns = { tracking: 62, order: 156, to: 222, service: 326, pieces: 474, weight: right } as const;

const columnHeads = (y: number, ruler: Ruler): readonly Mark[] => [
  line("#", "semibold", 8.5, left, y, soft),
  line("Tracking", "semibold", 8.5, columns.tracking, y, soft),
  line("Order", "semibold", 8.5, columns.order, y, soft),
  line("To", "semibold", 8.5, columns.to, y, soft),
  line("Service", "semibold", 8.5, columns.service, y, soft),
  endingAt(ruler, "Pieces", "semibold", 8.5, columns.pieces, y),
  endingAt(ruler, "Weight, kg", "semibold", 8.5, columns.weight, y),
  box(left, y + 6, right - left, 0.8, ink),
];

function rowMarks(parcel: ManifestParcel, number: number, y: number, ruler: Ruler): readonly Mark[] {
  const baseline = y + 12;
  return [
    line(String(number), "regular", 8.5, left, baseline, soft),
    fitted(
      ruler,
      spaced(parcel.trackingCode),
      "semibold",
      8.5,
      columns.tracking,
      baseline,
      columns.order - columns.tracking - 6,
    ),
    fitted(ruler, parcel.orderNumber, "regular", 8.5, columns.order, baseline, columns.to - columns.order - 6),
    fitted(ruler, parcel.to, "regular", 8.5, columns.to, baseline, columns.service - columns.to - 6),
    fitted(
      ruler,
      [parcel.service, parcel.customs].filter(Boolean).join(", "),
      "regular",
      8.5,
      columns.service,
      baseline,
      116,
    ),
    endingAt(ruler, String(parcel.pieces), "regular", 8.5, columns.pieces, baseline),
    endingAt(ruler, (parcel.weightGrams / 1000).toFixed(2), "regular", 8.5, columns.weight, baseline),
    box(left, y + rowHeight, right - left, 0.4, "#d5d7dc"),
  ];
}

function sumMarks({ parcels, notListed }: Manifest, y: number, ruler: Ruler): readonly Mark[] {
  const services = [...Map.groupBy(parcels, ({ service }) => service), ["All", parcels] as const];
  const other = 316;
  return [
    line("By service", "semibold", 8.5, left, y, soft),
    ...services.slice(-8).flatMap(([name, rows], index) => {
      const baseline = y + 17 + index * 16;
      const font = name === "All" ? "bold" : "regular";
      return [
        fitted(ruler, name, font, 8.5, left, baseline, 150),
        endingAt(ruler, String(rows.length), font, 8.5, 218, baseline),
        endingAt(ruler, kilograms(rows), font, 8.5, 296, baseline),
      ];
    }),
    line("Not on this list", "semibold", 8.5, other, y, soft),
    ...(notListed.length === 0 ? [line("Nothing of this carrier stays here.", "regular", 8.5, other, y + 17)] : []),
    ...notListed
      .slice(0, 8)
      .flatMap(({ orderNumber, because }, index) => [
        line(orderNumber, "bold", 8.5, other, y + 17 + index * 16),
        line(
          wrapText(ruler, because, "regular", 8.5, right - other - 66)[0] ?? "",
          "regular",
          8.5,
          other + 66,
          y + 17 + index * 16,
        ),
      ]),
    ...(notListed.length > 8
      ? [line(`And ${notListed.length - 8} more.`, "regular", 8.5, other, y + 17 + 8 * 16, soft)]
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
    fitted(ruler, closedBy, "semibold", 11, left, 760, 148),
    ...blanks.flatMap(([name, x, width]) => [box(x, 765, width, 0.8, ink), line(name, "semibold", 8.5, x, 778, soft)]),
    line(
      acceptedAt
        ? `${carrier} took this list at ${acceptedAt}.`
        : `${carrier} has not answered yet; it is told again by itself.`,
      "regular",
      8.5,
      left,
      812,
      soft,
    ),
  ];
}
