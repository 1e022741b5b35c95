import { boxOf, liesWithin } from "@selvedge/design/geometry/box";
import { boundsOf } from "@selvedge/design/geometry/rotate";
import type { GarmentView } from "@selvedge/garments/view";
import { viewSizePx } from "@selvedge/garments/view";
import { cx } from "@selvedge/ui/class-names";
import type { ReactNode } from "react";
import { GarmentPicture } from "./garment-picture.tsx";
import { LooseElements } from "./loose-elements.tsx";
import { StageFrame } from "./stage-frame.tsx";
import { StageRulers } from "./stage-rulers.tsx";
import type { DragState } from "./use-drag.ts";
import type { StageState } from "./use-stage.ts";
import type { StudioState } from "./use-studio.ts";

export interface StageProps {
  studio: StudioState;
  stage: StageState;
  drag: DragState;
  view: GarmentView;
  colour: { hex: string; isDark: boolean; name: string };
  origins: readonly string[];
  hasRulers: boolean;
  sizesText: string;
  onDropFiles: (files: readonly File[]) => void;
  /** Badges, side tabs and the bar of the selection, laid over the picture. */
  children: ReactNode;
}

/** The garment with the design on it, and everything that is used to move it about. */
export function Stage(props: StageProps) {
  const { studio, stage, drag, view, colour, origins, hasRulers, sizesText, onDropFiles, children } = props;
  const { viewport } = stage;
  const sizePx = viewSizePx * viewport.scale;
  const { widthMm, heightMm } = studio.area;
  const place = { left: viewport.x, top: viewport.y, width: sizePx, height: sizePx };
  const hasLoose = studio.elements.some((element) => !liesWithin(boundsOf(element), boxOf(studio.area), 0.05));
  return (
    <div className="relative min-h-0 min-w-0 flex-1 overflow-hidden bg-mock">
      <section
        ref={stage.ref as React.RefObject<HTMLDivElement>}
        aria-label={`${studio.side} of the ${colour.name.toLowerCase()} ${studio.blank.name.toLowerCase()}`}
        className={cx(
          "absolute inset-0 touch-none select-none overflow-hidden",
          studio.isDragging && "cursor-grabbing",
        )}
        onPointerDown={(event) => drag.onPointerDown(event)}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onDropFiles([...event.dataTransfer.files]);
        }}
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
        />
        {hasRulers ? <StageRulers stage={stage} studio={studio} /> : null}
      </section>
      {children}
    </div>
  );
}
