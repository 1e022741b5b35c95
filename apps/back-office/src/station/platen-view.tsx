import type { Garment } from "../data/reply.ts";

const inchMm = 25.4;
const rulerMm = 30;
/** What is stretched over no board is printed on a sheet: the colour of its garment is that of a frame, or of a mug. */
const sheetHex = "#ffffff";
/** How deep a crew neck is cut. */
const neckMm = 62;

/**
 * The garment on its platen at true scale, from above: the board, ticks every inch and half inch, the print area with
 * the art in it, the centre line, and how far the collar is from the art. Lengths are millimetres.
 */
export function PlatenView({ garment, side }: { garment: Garment; side: Garment["sides"][number] }) {
  const { platen, hex } = garment;
  const widthMm = platen?.widthMm ?? side.widthMm + 40;
  const heightMm = platen?.heightMm ?? side.heightMm + 40;
  const isShirt = platen !== null && side.collarMm > 0;
  // Art as tall as the board begins at its upper edge; the collar is then beyond it.
  const artTop = isShirt
    ? Math.max(0, Math.min(side.collarMm + neckMm, heightMm - side.heightMm))
    : (heightMm - side.heightMm) / 2;
  const artLeft = (widthMm - side.widthMm) / 2;
  const collar = artTop - side.collarMm;
  const top = isShirt ? Math.min(0, collar - neckMm) : 0;
  return (
    <svg
      role="img"
      aria-label={
        platen
          ? `${side.name} on the platen ${platen.name}, ${side.collarMm} mm below the collar`
          : `${side.name}, ${Math.round(side.widthMm)} by ${Math.round(side.heightMm)} mm`
      }
      viewBox={`${-rulerMm} ${top - rulerMm} ${widthMm + rulerMm + 12} ${heightMm - top + rulerMm + 12}`}
      className="size-full"
    >
      <g transform={`translate(0 ${top})`}>
        <Ticks lengthMm={widthMm} />
      </g>
      <g transform="rotate(90) scale(1 -1)">
        <Ticks lengthMm={heightMm} />
      </g>
      <rect x={-8} y={-8} width={widthMm + 16} height={heightMm + 16} rx={14} fill="#c9c2b4" />
      <rect y={top} width={widthMm} height={heightMm - top} rx={7} fill={platen ? hex : sheetHex} />
      {isShirt ? <Neck centreMm={widthMm / 2} topMm={top} bottomMm={collar} /> : null}
      <image
        href={side.artUrl}
        x={artLeft}
        y={artTop}
        width={side.widthMm}
        height={side.heightMm}
        preserveAspectRatio="none"
      />
      <rect
        x={artLeft}
        y={artTop}
        width={side.widthMm}
        height={side.heightMm}
        fill="none"
        stroke="#9aa8ff"
        strokeWidth={1.8}
        strokeDasharray="8 5"
      />
      <line
        x1={widthMm / 2}
        x2={widthMm / 2}
        y1={top - rulerMm}
        y2={heightMm}
        stroke="#e0a83a"
        strokeWidth={1.4}
        strokeDasharray="6 4"
      />
      {isShirt ? <CollarGap xMm={widthMm * 0.84} fromMm={collar} toMm={artTop} words={`${side.collarMm} mm`} /> : null}
    </svg>
  );
}

function Ticks({ lengthMm }: { lengthMm: number }) {
  const halves = Math.floor(lengthMm / (inchMm / 2));
  return (
    <g stroke="#6b6f78" strokeWidth={1.4}>
      {Array.from({ length: halves + 1 }, (_, half) => {
        const at = half * (inchMm / 2);
        return <line key={at} x1={at} x2={at} y1={-14} y2={half % 2 === 0 ? -26 : -20} />;
      })}
    </g>
  );
}

/** The opening of the neck, down to the collar's lowest point; the wall behind shows through. */
function Neck({ centreMm, topMm, bottomMm }: { centreMm: number; topMm: number; bottomMm: number }) {
  const half = 88;
  const reach = topMm + (bottomMm - topMm) * 1.32;
  return (
    <path
      d={`M${centreMm - half} ${topMm - 4}C${centreMm - half + 16} ${reach} ${centreMm + half - 16} ${reach} ${centreMm + half} ${topMm - 4}Z`}
      fill="#e9e5dc"
      stroke="rgb(110 110 110 / 50%)"
      strokeWidth={7}
    />
  );
}

function CollarGap({ xMm, fromMm, toMm, words }: { xMm: number; fromMm: number; toMm: number; words: string }) {
  const middle = (fromMm + toMm) / 2;
  return (
    <g>
      <path
        d={`M${xMm - 9} ${fromMm}h18M${xMm} ${fromMm}V${toMm}M${xMm - 9} ${toMm}h18`}
        stroke="#f0b23c"
        strokeWidth={2.6}
        fill="none"
      />
      <rect x={xMm - 56} y={middle - 19} width={112} height={38} rx={6} fill="#f0b23c" />
      <text x={xMm} y={middle + 10} textAnchor="middle" fontSize={28} fontWeight={600} fill="#1b1d22">
        {words}
      </text>
    </g>
  );
}
