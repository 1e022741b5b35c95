import type { Point } from "@selvedge/design/geometry/box";
import { hitTest } from "@selvedge/design/geometry/hit-test";
import type { Handle } from "@selvedge/design/geometry/scale";
import type { Guide } from "@selvedge/design/geometry/snap";
import { type PointerEvent as ReactPointerEvent, useRef, useState } from "react";
import type { StudioState } from "../scene/use-studio.ts";
import type { WindowPoint } from "../upload/use-drop.ts";
import { type DragSession, drag } from "./drag-session.ts";
import type { StageState } from "./use-stage.ts";
import { screenPxPerMm, toMm } from "./viewport.ts";

type Press = { kind: "handle"; handle: Handle } | { kind: "turn"; isBelow: boolean } | { kind: "stage" };
type Gesture = { session: DragSession } | { pan: Point } | { zoom: readonly [Point, Point] };

/** A finger is broader than a mouse. */
const slackPx = { mouse: 2, pen: 6, touch: 14 } as Record<string, number>;
const pullPx = 7;
/** A press that moves less than this is a choice, not a drag. */
const stillPx = 3;

/**
 * Turns pointers on the stage into gestures: moving, scaling, turning, two fingers on an element, two fingers on the
 * stage, and panning the stage. Returns the handler of presses and the snapping lines.
 */
export function useDrag(studio: StudioState, stage: StageState) {
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  const pressedAt = useRef<Point>({ x: 0, y: 0 });
  const hasMoved = useRef(false);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  /** Whether the turning handle in hand is the one below; null when none is in hand. */
  const [turnsBelow, setTurnsBelow] = useState<boolean | null>(null);

  const screenPoint = (event: WindowPoint): Point => {
    const box = stage.ref.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const mm = (point: Point) => toMm(stage.viewport, stage.area, point);
  const perMm = screenPxPerMm(stage.viewport, stage.area);

  const begin = (press: Press, point: Point, pointerType: string): Gesture | null => {
    const { selected } = studio;
    if (press.kind === "handle" && selected)
      return { session: { kind: "scale", start: selected, handle: press.handle } };
    if (press.kind === "turn" && selected) {
      setTurnsBelow(press.isBelow);
      return { session: { kind: "rotate", start: selected, isBelow: press.isBelow } };
    }
    const hit = hitTest(studio.elements, mm(point), (slackPx[pointerType] ?? 2) / perMm);
    studio.select(hit?.id ?? null);
    return hit ? { session: { kind: "move", start: hit, from: mm(point) } } : { pan: point };
  };

  /** A second finger: on a chosen element both hold it, else both hold the stage. */
  const beginTwo = (): Gesture | null => {
    const [a, b] = [...pointers.current.values()];
    if (!a || !b) return null;
    studio.cancelDrag();
    const held = studio.selected;
    return held ? { session: { kind: "pinch", start: held, from: [mm(a), mm(b)] } } : { zoom: [a, b] };
  };

  const onPointerDown = (event: ReactPointerEvent, press: Press = { kind: "stage" }) => {
    if (event.button !== 0 && event.button !== 1) return;
    event.stopPropagation();
    // A press on chosen text would drag the text.
    getSelection()?.removeAllRanges();
    stage.ref.current?.setPointerCapture(event.pointerId);
    const point = screenPoint(event);
    pointers.current.set(event.pointerId, point);
    pressedAt.current = point;
    hasMoved.current = false;
    if (pointers.current.size === 2) gesture.current = beginTwo();
    else if (event.button === 1) gesture.current = { pan: point };
    else gesture.current = begin(press, point, event.pointerType);
  };

  const onPointerMove = (event: ReactPointerEvent) => {
    const known = gesture.current;
    if (!known || !pointers.current.has(event.pointerId)) return;
    const point = screenPoint(event);
    pointers.current.set(event.pointerId, point);
    const away = Math.hypot(point.x - pressedAt.current.x, point.y - pressedAt.current.y);
    if (!hasMoved.current && away < stillPx) return;
    hasMoved.current = true;
    if ("session" in known) {
      const { start } = known.session;
      const dragged = drag(known.session, [...pointers.current.values()].map(mm), {
        area: studio.area,
        others: studio.elements.filter(({ id }) => id !== start.id),
        toleranceMm: pullPx / perMm,
        snaps: !(event.ctrlKey || event.metaKey),
        isStrict: event.shiftKey,
      });
      studio.drag(dragged.element);
      setGuides(dragged.guides);
    } else if ("pan" in known) {
      stage.pan(point.x - known.pan.x, point.y - known.pan.y);
      known.pan = point;
    } else {
      const [a, b] = [...pointers.current.values()];
      if (!a || !b) return;
      const [from, to] = [spanOf(known.zoom), spanOf([a, b])];
      stage.zoom(to.length / Math.max(1, from.length), to.middle);
      stage.pan(to.middle.x - from.middle.x, to.middle.y - from.middle.y);
      gesture.current = { zoom: [a, b] };
    }
  };

  const end = (event: ReactPointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    setGuides([]);
    setTurnsBelow(null);
    gesture.current = null;
    if (hasMoved.current) studio.drop();
    else studio.cancelDrag();
  };

  const cancel = () => {
    pointers.current.clear();
    gesture.current = null;
    setGuides([]);
    setTurnsBelow(null);
    studio.cancelDrag();
  };

  return {
    guides,
    turnsBelow,
    mmOf: (event: WindowPoint) => mm(screenPoint(event)),
    onPointerDown,
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: cancel,
  };
}

export type DragState = ReturnType<typeof useDrag>;

function spanOf([a, b]: readonly [Point, Point]) {
  return { length: Math.hypot(b.x - a.x, b.y - a.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}
