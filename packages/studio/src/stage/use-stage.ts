import type { Point } from "@selvedge/design/geometry/box";
import type { GarmentView } from "@selvedge/garments/view";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { areaOnPicture, fitArea, fitPicture, panBy, type StageSize, type Viewport, zoomAt } from "./viewport.ts";

/** The size of the stage and the place of the picture in it. The print area is fitted when the size or the view changes. */
export function useStage(view: GarmentView, isCompact: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<StageSize>({ width: 0, height: 0 });
  const [moved, setMoved] = useState<Viewport | null>(null);
  const area = useMemo(() => areaOnPicture(view), [view]);

  const fitted = useMemo(() => {
    const margin = isCompact ? { x: 34, top: 40, bottom: 86 } : roomFor(size);
    return fitArea(size, area, view.printArea, margin);
  }, [size, area, view, isCompact]);

  useLayoutEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    const measure = () => setSize({ width: stage.clientWidth, height: stage.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);

  // Another garment or side begins fitted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is what this waits for
  useEffect(() => setMoved(null), [view]);

  const viewport = moved ?? fitted;
  const zoom = useCallback(
    (factor: number, at?: Point) =>
      setMoved((known) => zoomAt(known ?? fitted, at ?? { x: size.width / 2, y: size.height / 2 }, factor)),
    [fitted, size],
  );
  const pan = useCallback((dx: number, dy: number) => setMoved((known) => panBy(known ?? fitted, dx, dy)), [fitted]);

  useEffect(() => {
    const stage = ref.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = stage?.getBoundingClientRect();
      const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
      if (event.ctrlKey || event.metaKey) zoom(Math.exp(-event.deltaY / 250), at);
      else pan(-event.deltaX, -event.deltaY);
    };
    // React's own wheel listeners are passive and could not keep the page from zooming.
    stage?.addEventListener("wheel", onWheel, { passive: false });
    return () => stage?.removeEventListener("wheel", onWheel);
  }, [zoom, pan]);

  return {
    ref,
    size,
    area,
    viewport,
    /** 100 when the print area is fitted. */
    percent: Math.round((viewport.scale / fitted.scale) * 100),
    zoom,
    pan,
    fit: () => setMoved(null),
    showAll: () => setMoved(fitPicture(size)),
  };
}

/** Enough of the garment round the print area to see what it is: its neck above, its hem below the sides. */
const roomFor = ({ width, height }: StageSize) => ({
  x: Math.max(96, width * 0.2),
  top: Math.max(132, height * 0.2),
  bottom: Math.max(208, height * 0.3),
});

export type StageState = ReturnType<typeof useStage>;
