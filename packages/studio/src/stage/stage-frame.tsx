// What is rendered over the garment in screen pixels: print area, safe area, snapping lines, the selection's frame.
import type { Point } from "@selvedge/design/geometry/box";
import type { StudioState } from "../scene/use-studio.ts";
import { type ClearPx, ElementFrame } from "./element-frame.tsx";
import type { DragState } from "./use-drag.ts";
import type { StageState } from "./use-stage.ts";
import { toScreen } from "./viewport.ts";

const safeMm = 10;

interface StageFrameProps {
  studio: StudioState;
  stage: StageState;
  drag: DragState;
  /** Light lines on dark garments, and the reverse. */
  isDark: boolean;
  areaLabel: string;
  clear: ClearPx;
}

export function StageFrame({ studio, stage, drag, isDark, areaLabel, clear }: StageFrameProps) {
  const at = (mm: Point) => toScreen(stage.viewport, stage.area, mm);
  const { widthMm, heightMm } = studio.area;
  const [from, to] = [at({ x: 0, y: 0 }), at({ x: widthMm, y: heightMm })];
  const [safeFrom, safeTo] = [at({ x: safeMm, y: safeMm }), at({ x: widthMm - safeMm, y: heightMm - safeMm })];
  const line = isDark ? "stroke-white" : "stroke-black";
  return (
    <svg className="pointer-events-none absolute inset-0 size-full">
      <title>{areaLabel}</title>
      <rect
        x={from.x}
        y={from.y}
        width={to.x - from.x}
        height={to.y - from.y}
        strokeDasharray="7 5"
        strokeWidth={1.5}
        className={`fill-none ${line} ${isDark ? "opacity-90" : "opacity-70"}`}
      />
      <rect
        x={safeFrom.x}
        y={safeFrom.y}
        width={safeTo.x - safeFrom.x}
        height={safeTo.y - safeFrom.y}
        strokeDasharray="1 4"
        className={`fill-none ${line} opacity-55`}
      />
      <text
        x={from.x}
        y={to.y + 17}
        className={`text-[12px] font-medium max-lg:hidden ${isDark ? "fill-white" : "fill-black opacity-80"}`}
      >
        {areaLabel}
      </text>
      {drag.guides.map((guide) => (
        <path
          key={`${guide.axis}${guide.at}`}
          d={
            guide.axis === "x"
              ? `M${at({ x: guide.at, y: 0 }).x} 0V${stage.size.height}`
              : `M0 ${at({ x: 0, y: guide.at }).y}H${stage.size.width}`
          }
          strokeDasharray="4 3"
          className="stroke-danger"
        />
      ))}
      {studio.selected ? (
        <ElementFrame element={studio.selected} at={at} drag={drag} heightPx={stage.size.height} clear={clear} />
      ) : null}
    </svg>
  );
}
