import type { Measure } from "@selvedge/domain/products/size-guide";

type Point = readonly [x: number, y: number];

/** Where the measures that garments have lie on the drawing. Others are in the list alone. */
const lines: Readonly<Record<string, readonly [Point, Point]>> = {
  chest: [
    [72, 104],
    [168, 104],
  ],
  width: [
    [72, 104],
    [168, 104],
  ],
  length: [
    [146, 208],
    [146, 40],
  ],
  sleeve: [
    [120, 34],
    [34, 92],
  ],
  waist: [
    [74, 150],
    [166, 150],
  ],
  hips: [
    [72, 196],
    [168, 196],
  ],
};

/** Where on its line a letter stands, so that those of lines that cross stand apart. */
const along = 0.3;

/** A garment with its measures drawn in, each by its letter. */
export function GarmentMeasures({ measures }: { measures: readonly Measure[] }) {
  const drawn = measures.flatMap(({ letter, name }) => {
    const line = lines[name.toLowerCase()];
    return line ? [{ letter, line }] : [];
  });
  return (
    <svg className="size-drawing" viewBox="0 0 240 232" aria-hidden="true">
      <path
        className="size-garment"
        d="M96 26 46 46 18 92l30 20 22-20v122q50 8 100 0V92l22 20 30-20-28-46-50-20q-24 22-48 0Z"
      />
      {drawn.map(({ letter, line: [[x1, y1], [x2, y2]] }) => (
        <g key={letter}>
          <path className="size-line" d={`M${x1} ${y1} ${x2} ${y2}`} />
          <circle cx={x1 + (x2 - x1) * along} cy={y1 + (y2 - y1) * along} r="12" />
          <text x={x1 + (x2 - x1) * along} y={y1 + (y2 - y1) * along + 5}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
