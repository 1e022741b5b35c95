import type { Side } from "@selvedge/garments/side";
import { viewOf } from "@selvedge/garments/views";
import type { Garment } from "../data/reply.ts";
import { PrintedGarment } from "./printed-garment.tsx";

/** The garment as it must look, with the print area, the centre line and the distance from the collar marked. */
export function MeasuredGarment({ garment, side }: { garment: Garment; side: Garment["sides"][number] }) {
  const view = viewOf(garment.blankCode, side.side as Side);
  const area = view?.printArea;
  return (
    <span className="relative block aspect-square h-full max-w-full">
      <PrintedGarment garment={garment} side={side.side} className="size-full" />
      {view && area ? (
        <svg aria-hidden viewBox="0 0 1200 1200" className="absolute inset-0 size-full">
          <rect
            x={area.xPx}
            y={area.yPx}
            width={area.widthPx}
            height={area.heightPx}
            fill="none"
            stroke="#9aa8ff"
            strokeWidth={5}
            strokeDasharray="18 12"
          />
          <line
            x1={area.xPx + area.widthPx / 2}
            x2={area.xPx + area.widthPx / 2}
            y1={view.collarYPx - 60}
            y2={1120}
            stroke="#e0a83a"
            strokeWidth={4}
            strokeDasharray="14 10"
          />
          {side.collarMm > 0 ? (
            <Distance
              x={area.xPx + area.widthPx + 24}
              from={view.collarYPx}
              to={area.yPx}
              words={`${side.collarMm} ± 10`}
            />
          ) : null}
        </svg>
      ) : null}
    </span>
  );
}

function Distance({ x, from, to, words }: { x: number; from: number; to: number; words: string }) {
  const middle = (from + to) / 2;
  return (
    <g>
      <path
        d={`M${x - 18} ${from}h36M${x} ${from}V${to}M${x - 18} ${to}h36`}
        stroke="#f0b23c"
        strokeWidth={7}
        fill="none"
      />
      <rect x={x + 26} y={middle - 34} width={184} height={68} rx={10} fill="#f0b23c" />
      <text x={x + 118} y={middle + 16} textAnchor="middle" fontSize={46} fontWeight={600} fill="#1b1d22">
        {words}
      </text>
    </g>
  );
}
