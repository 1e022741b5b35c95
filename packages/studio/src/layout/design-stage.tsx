import type { Point } from "@selvedge/design/geometry/box";
import type { Side } from "@selvedge/design/scene";
import type { GarmentView } from "@selvedge/garments/view";
import { sizesText } from "../panels/sizes-text.ts";
import { QualityBadge } from "../problems/quality-badge.tsx";
import type { StudioPicture, StudioUpload } from "../scene/studio-types.ts";
import type { StudioState } from "../scene/use-studio.ts";
import { SelectionBar } from "../stage/selection-bar.tsx";
import { SideTabs } from "../stage/side-tabs.tsx";
import { Stage } from "../stage/stage.tsx";
import { StageEmpty } from "../stage/stage-empty.tsx";
import type { DragState } from "../stage/use-drag.ts";
import type { StageState } from "../stage/use-stage.ts";

interface DesignStageProps {
  studio: StudioState;
  stage: StageState;
  drag: DragState;
  view: GarmentView;
  colour: { hex: string; isDark: boolean; name: string };
  pictures: readonly StudioPicture[];
  uploads: readonly StudioUpload[];
  origins: readonly string[];
  isCompact: boolean;
  hasRulers: boolean;
  onFiles: (files: readonly File[], at?: Point) => void;
  extraText: (side: Side, colour: string) => string;
}

/** The stage and what is laid over it: the first steps, the bar of the selection, its quality and the sides. */
export function DesignStage({ studio, stage, colour, pictures, isCompact, onFiles, ...props }: DesignStageProps) {
  return (
    <Stage
      studio={studio}
      stage={stage}
      drag={props.drag}
      view={props.view}
      colour={colour}
      origins={props.origins}
      hasRulers={props.hasRulers}
      clear={clearPx[isCompact ? "compact" : "wide"]}
      sizesText={isCompact ? "" : sizesText(studio.blank)}
      onDropFiles={onFiles}
      onDropPicture={(sha256, at) =>
        studio.place(
          pictures.filter((picture) => picture.sha256 === sha256),
          at,
        )
      }
    >
      {studio.isEmpty ? (
        <StageEmpty studio={studio} stage={stage} isCompact={isCompact} uploads={props.uploads} onFiles={onFiles} />
      ) : null}
      {isCompact ? null : <SelectionBar studio={studio} />}
      {studio.selected && studio.selectedAsset ? (
        <QualityBadge
          element={studio.selected}
          asset={studio.selectedAsset}
          size={studio.largest}
          className="pointer-events-none absolute top-10 right-4 shadow-pop max-xl:top-23 max-lg:top-8 max-lg:right-2"
        />
      ) : null}
      <SideTabs
        studio={studio}
        hex={colour.hex}
        origins={props.origins}
        extraText={(side) => props.extraText(side, colour.name)}
      />
    </Stage>
  );
}

/** Selection bar, badge and rulers above; the sides below. */
const clearPx = { compact: { top: 36, bottom: 96 }, wide: { top: 90, bottom: 124 } };
