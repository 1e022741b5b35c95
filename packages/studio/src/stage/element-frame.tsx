// The frame of the chosen picture with its handles and its size, in pixels of the screen.
import type { Point } from "@selvedge/design/geometry/box";
import { cornersOf } from "@selvedge/design/geometry/rotate";
import type { Handle } from "@selvedge/design/geometry/scale";
import type { SceneElement } from "@selvedge/design/scene";
import type { DragState } from "./use-drag.ts";

const corners: readonly Handle[] = ["nw", "ne", "se", "sw"];
/** How far from the element its turning handle is. */
const stalkPx = 28;
/** How far below the element its size is shown, or above its lowest corner where there is no space below. */
const labelAwayPx = 22;

/** What bars and tabs over the stage cover at its top and foot. */
export interface ClearPx {
  readonly top: number;
  readonly bottom: number;
}

interface ElementFrameProps {
  element: SceneElement;
  at: (mm: Point) => Point;
  drag: DragState;
  heightPx: number;
  clear: ClearPx;
}

export function ElementFrame({ element, at, drag, heightPx, clear }: ElementFrameProps) {
  const points = cornersOf(element).map(at) as [Point, Point, Point, Point];
  const [nw, ne, se, sw] = points;
  const middle = midway(nw, se);
  const footPx = heightPx - clear.bottom;
  const [above, below] = [beyond(middle, midway(nw, ne)), beyond(middle, midway(sw, se))];
  // The handle is below where it could not be grabbed above; it does not change sides while dragged.
  const isBelow = drag.turnsBelow ?? (above.y < clear.top && below.y < footPx);
  const [edge, turn] = isBelow ? [midway(sw, se), below] : [midway(nw, ne), above];
  const lowest = Math.max(nw.y, ne.y, se.y, sw.y);
  const under = (isBelow ? Math.max(lowest, turn.y + 6) : lowest) + labelAwayPx;
  const labelY = under <= footPx ? under : isBelow ? lowest - labelAwayPx : footPx;
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
      <path d={`M${edge.x} ${edge.y}L${turn.x} ${turn.y}`} className="stroke-[#4f62c9]" strokeWidth={2} />
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
      <Grip point={turn} onPress={(event) => drag.onPointerDown(event, { kind: "turn", isBelow })} isTurn>
        <circle cx={turn.x} cy={turn.y} r={7} className="fill-white stroke-[#2b3a8c]" strokeWidth={1.5} />
      </Grip>
      <g transform={`translate(${middle.x} ${labelY})`}>
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

const midway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A stalk's length further from the middle than an edge. */
function beyond(middle: Point, edge: Point): Point {
  const away = Math.hypot(edge.x - middle.x, edge.y - middle.y) || 1;
  const share = stalkPx / away;
  return { x: edge.x + (edge.x - middle.x) * share, y: edge.y + (edge.y - middle.y) * share };
}

interface GripProps {
  point: Point;
  isTurn?: boolean;
  onPress: (event: React.PointerEvent) => void;
  children: React.ReactNode;
}

/** A handle with space for a finger around it. Keys reach the same through the fields and arrow keys. */
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
