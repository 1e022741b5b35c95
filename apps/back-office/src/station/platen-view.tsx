import type { Garment } from "../data/reply.ts";

const inchMm = 25.4;
const rulerMm = 30;

/**
 * The garment on its platen at true scale, from above: the board, ticks every inch and half inch, the print area with
 * the art in it, the centre line, and how far the collar is from the art. Lengths are millimetres.
 */
export function PlatenView({ garment, side }: { garment: Garment; side: Garment["sides"][number] }) {
  const { platen, hex } = garment;
  const widthMm = platen?.widthMm ?? side.widthMm + 40;
  const heightMm = platen?.heightMm ?? side.heightMm + 40;
  const isShirt = platen !== null && side.collarMm > 0;
  // The collar lies over the board's upper edge, as far as the art lies below it.
  const artTop = isShirt ? Math.min(side.collarMm + 20, heightMm - side.heightMm) : (heightMm - side.heightMm) / 2;
  const artLeft = (widthMm - side.widthMm) / 2;
  return (
    <svg
      role="img"
      aria-label={`${side.name} on the platen ${platen?.name ?? ""}, ${side.collarMm} mm below the collar`}
      viewBox={`${-rulerMm} ${-rulerMm} ${widthMm + rulerMm + 12} ${heightMm + rulerMm + 12}`}
      className="size-full"
    >
      <Ticks lengthMm={widthMm} />
      <g transform="rotate(90) scale(1 -1)">
        <Ticks lengthMm={heightMm} />
      </g>
      <rect x={-8} y={-8} width={widthMm + 16} height={heightMm + 16} rx={14} fill="#c9c2b4" />
      <rect width={widthMm} height={heightMm} rx={7} fill={hex} />
      {isShirt ? <Neck centreMm={widthMm / 2} /> : null}
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
        y1={-rulerMm}
        y2={heightMm}
        stroke="#e0a83a"
        strokeWidth={1.4}
        strokeDasharray="6 4"
      />
      {isShirt ? (
        <CollarGap xMm={widthMm * 0.86} fromMm={artTop - side.collarMm} toMm={artTop} words={`${side.collarMm} mm`} />
      ) : null}
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

/** The opening of the neck, over the board's upper edge. */
function Neck({ centreMm }: { centreMm: number }) {
  const half = 88;
  return (
    <path
      d={`M${centreMm - half} 0C${centreMm - half + 18} 62 ${centreMm + half - 18} 62 ${centreMm + half} 0Z`}
      fill="#c9c2b4"
      stroke="rgb(128 128 128 / 55%)"
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
      <rect x={xMm - 40} y={middle - 15} width={80} height={30} rx={5} fill="#f0b23c" />
      <text x={xMm} y={middle + 7} textAnchor="middle" fontSize={20} fontWeight={600} fill="#1b1d22">
        {words}
      </text>
    </g>
  );
}
