// Everything drawn over the garment in pixels of the screen: print area, safe area, lines that pull, frame and handles.
import type { Point } from "@selvedge/design/geometry/box";
import { cornersOf } from "@selvedge/design/geometry/rotate";
import type { Handle } from "@selvedge/design/geometry/scale";
import type { SceneElement } from "@selvedge/design/scene";
import type { DragState } from "./use-drag.ts";
import type { StageState } from "./use-stage.ts";
import type { StudioState } from "./use-studio.ts";
import { toScreen } from "./viewport.ts";

const safeMm = 10;
const corners: readonly Handle[] = ["nw", "ne", "se", "sw"];
/** How far above the element its turning handle stands. */
const stalkPx = 28;

interface StageFrameProps {
  studio: StudioState;
  stage: StageState;
  drag: DragState;
  /** Light lines on dark garments, and the reverse. */
  isDark: boolean;
  areaLabel: string;
}

export function StageFrame({ studio, stage, drag, isDark, areaLabel }: StageFrameProps) {
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
      {studio.selected ? <ElementFrame element={studio.selected} at={at} drag={drag} /> : null}
    </svg>
  );
}

function ElementFrame({ element, at, drag }: { element: SceneElement; at: (mm: Point) => Point; drag: DragState }) {
  const points = cornersOf(element).map(at) as [Point, Point, Point, Point];
  const [nw, ne, se, sw] = points;
  const top = { x: (nw.x + ne.x) / 2, y: (nw.y + ne.y) / 2 };
  const middle = { x: (nw.x + se.x) / 2, y: (nw.y + se.y) / 2 };
  const away = Math.hypot(top.x - middle.x, top.y - middle.y) || 1;
  const turn = {
    x: top.x + ((top.x - middle.x) / away) * stalkPx,
    y: top.y + ((top.y - middle.y) / away) * stalkPx,
  };
  const lowest = Math.max(nw.y, ne.y, se.y, sw.y);
  const size = `${Math.round(element.w)} × ${Math.round(element.h)} mm`;
  return (
    <g>
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`}
        className="fill-none stroke-white"
        strokeWidth={4}
      />
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`}
        className="fill-none stroke-[#4f62c9]"
        strokeWidth={2}
      />
      <path d={`M${top.x} ${top.y}L${turn.x} ${turn.y}`} className="stroke-[#4f62c9]" strokeWidth={2} />
      {points.map((point, index) => (
        <Grip
          key={corners[index]}
          point={point}
          onPress={(event) => drag.onPointerDown(event, { kind: "handle", handle: corners[index]! })}
        >
          <rect
            x={point.x - 5}
            y={point.y - 5}
            width={10}
            height={10}
            rx={2}
            className="fill-white stroke-[#2b3a8c]"
            strokeWidth={1.5}
          />
        </Grip>
      ))}
      <Grip point={turn} onPress={(event) => drag.onPointerDown(event, { kind: "turn" })} isTurn>
        <circle cx={turn.x} cy={turn.y} r={7} className="fill-white stroke-[#2b3a8c]" strokeWidth={1.5} />
      </Grip>
      <g transform={`translate(${middle.x} ${lowest + 22})`}>
        <rect
          x={-size.length * 3.6 - 10}
          y={-12}
          width={size.length * 7.2 + 20}
          height={24}
          rx={5}
          className="fill-[#2b3a8c]"
        />
        <text textAnchor="middle" y={4.5} className="figures fill-white text-[13px] font-medium">
          {size}
        </text>
      </g>
    </g>
  );
}

interface GripProps {
  point: Point;
  isTurn?: boolean;
  onPress: (event: React.PointerEvent) => void;
  children: React.ReactNode;
}

/** A handle with room for a finger round it. Keys reach the same through the fields and arrow keys. */
function Grip({ point, isTurn, onPress, children }: GripProps) {
  return (
    <g
      className="pointer-events-auto touch-none"
      style={{ cursor: isTurn ? "grab" : "nwse-resize" }}
      data-grip={isTurn ? "turn" : "corner"}
      onPointerDown={onPress}
    >
      <circle cx={point.x} cy={point.y} r={18} className="fill-transparent" />
      {children}
    </g>
  );
}
