import { boxOf, isWithin, type Point } from "@selvedge/design/geometry/box";
import { boundsOf } from "@selvedge/design/geometry/rotate";
import { type GarmentView, viewSizePx } from "@selvedge/garments/view";
import { cx } from "@selvedge/ui/class-names.ts";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { StudioState } from "../scene/use-studio.ts";
import { useDrop } from "../upload/use-drop.ts";
import type { ClearPx } from "./element-frame.tsx";
import { GarmentPicture } from "./garment-picture.tsx";
import { LooseElements } from "./loose-elements.tsx";
import { StageFrame } from "./stage-frame.tsx";
import { StageRulers } from "./stage-rulers.tsx";
import type { DragState } from "./use-drag.ts";
import type { StageState } from "./use-stage.ts";

export interface StageProps {
  studio: StudioState;
  stage: StageState;
  drag: DragState;
  view: GarmentView;
  colour: { hex: string; isDark: boolean; name: string };
  origins: readonly string[];
  hasRulers: boolean;
  sizesText: string;
  clear: ClearPx;
  /** What is dropped on the garment, with where it came down in millimetres of the print area. */
  onDropFiles: (files: readonly File[], at: Point) => void;
  onDropPicture: (sha256: string, at: Point) => void;
  /** Badges, side tabs and the bar of the selection, laid over the picture. */
  children: ReactNode;
}

/** The garment with the design on it, and everything that is used to move it about. */
export function Stage(props: StageProps) {
  const { studio, stage, drag, view, colour, origins, hasRulers, sizesText, clear, children } = props;
  const { viewport } = stage;
  const sizePx = viewSizePx * viewport.scale;
  const { widthMm, heightMm } = studio.area;
  const place = { left: viewport.x, top: viewport.y, width: sizePx, height: sizePx };
  const hasLoose = studio.elements.some((element) => !isWithin(boundsOf(element), boxOf(studio.area), 0.05));
  const drop = useDrop({
    onFiles: (files, at) => props.onDropFiles(files, drag.mmOf(at)),
    onPicture: (sha256, at) => props.onDropPicture(sha256, drag.mmOf(at)),
  });
  return (
    <div
      className="group/stage relative min-h-0 min-w-0 flex-1 overflow-hidden bg-mock"
      data-drop={drop.isOver || undefined}
      {...drop.handlers}
    >
      <section
        ref={stage.ref as React.RefObject<HTMLDivElement>}
        aria-label={`${studio.side} of the ${colour.name.toLowerCase()} ${studio.blank.name.toLowerCase()}`}
        className={cx(
          "absolute inset-0 touch-none select-none overflow-hidden",
          studio.isDragging && "cursor-grabbing",
        )}
        onPointerDownCapture={leaveField}
        onDragStart={(event) => event.preventDefault()}
        onPointerDown={(event) => drag.onPointerDown(event)}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
      >
        <div className="pointer-events-none absolute" style={place}>
          <GarmentPicture
            view={view}
            hex={colour.hex}
            scene={studio.scene}
            side={studio.side}
            assets={studio.assets}
            origins={origins}
            className="size-full"
          />
          {hasLoose ? <LooseElements studio={studio} view={view} origins={origins} /> : null}
        </div>
        <StageFrame
          studio={studio}
          stage={stage}
          drag={drag}
          isDark={colour.isDark}
          areaLabel={`Print area ${widthMm} × ${heightMm} mm${sizesText}`}
          clear={clear}
        />
        {hasRulers ? <StageRulers stage={stage} studio={studio} /> : null}
      </section>
      {children}
      {drop.isOver ? (
        <p className="pointer-events-none absolute inset-0 flex animate-appear items-center justify-center outline-3 outline-primary -outline-offset-3 outline-dashed">
          <span className="rounded-card bg-primary px-4 py-2.5 text-body font-medium text-on-primary shadow-pop">
            Drop to place it here
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** A number that is still being typed is entered before the picture is taken hold of, and so is not lost by the drag. */
function leaveField() {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) flushSync(() => field.blur());
}
