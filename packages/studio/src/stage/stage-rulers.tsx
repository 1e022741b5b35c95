import { boundsOf } from "@selvedge/design/geometry/rotate";
import type { StudioState } from "../scene/use-studio.ts";
import { ticksBetween } from "./ruler.ts";
import type { StageState } from "./use-stage.ts";
import { screenPxPerMm } from "./viewport.ts";

const thick = 22;
const lengths = { long: 9, middle: 6, short: 4 };

/** Millimetres along the top and the left, from the corner of the print area; the span that is used is tinted. */
export function StageRulers({ stage, studio }: { stage: StageState; studio: StudioState }) {
  const { viewport, area, size } = stage;
  const perMm = screenPxPerMm(viewport, area);
  const zero = { x: viewport.x + area.xPx * viewport.scale, y: viewport.y + area.yPx * viewport.scale };
  const used = studio.selected ? boundsOf(studio.selected) : null;
  const across = ticksBetween(-zero.x / perMm, (size.width - zero.x) / perMm, perMm);
  const down = ticksBetween(-zero.y / perMm, (size.height - zero.y) / perMm, perMm);
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full text-[10px] text-ink-2">
      <rect width={size.width} height={thick} className="fill-surface" />
      <rect width={thick} height={size.height} className="fill-surface" />
      {used ? (
        <>
          <rect x={zero.x + used.x * perMm} width={used.w * perMm} height={thick} className="fill-primary-tint" />
          <rect y={zero.y + used.y * perMm} height={used.h * perMm} width={thick} className="fill-primary-tint" />
        </>
      ) : null}
      {across.map(({ mm, kind }) => {
        const x = Math.round(zero.x + mm * perMm) + 0.5;
        return x < thick ? null : (
          <g key={mm}>
            <path d={`M${x} ${thick}v${-lengths[kind]}`} className="stroke-line-strong" />
            {kind === "long" ? (
              <text x={x + 3} y={11} className="figures fill-current">
                {mm}
              </text>
            ) : null}
          </g>
        );
      })}
      {down.map(({ mm, kind }) => {
        const y = Math.round(zero.y + mm * perMm) + 0.5;
        return y < thick ? null : (
          <g key={mm}>
            <path d={`M${thick} ${y}h${-lengths[kind]}`} className="stroke-line-strong" />
            {kind === "long" ? (
              <text transform={`translate(11 ${y + 3}) rotate(-90)`} textAnchor="end" className="figures fill-current">
                {mm}
              </text>
            ) : null}
          </g>
        );
      })}
      <rect width={thick} height={thick} className="fill-surface" />
      <text x={4} y={14} className="fill-current">
        mm
      </text>
      <path d={`M0 ${thick + 0.5}H${size.width}M${thick + 0.5} 0V${size.height}`} className="stroke-line" />
    </svg>
  );
}
