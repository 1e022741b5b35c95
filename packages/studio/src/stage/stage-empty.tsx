import { cx } from "@selvedge/ui/class-names.ts";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { ImagePlus } from "lucide-react";
import type { StudioUpload } from "../scene/studio-types.ts";
import type { StudioState } from "../scene/use-studio.ts";
import { UploadButton } from "../upload/upload-button.tsx";
import { uploadText } from "../upload/upload-text.ts";
import type { StageState } from "./use-stage.ts";
import { screenPxPerMm, toScreen } from "./viewport.ts";

interface StageEmptyProps {
  studio: StudioState;
  stage: StageState;
  isCompact: boolean;
  uploads: readonly StudioUpload[];
  onFiles: (files: readonly File[]) => void;
}

/** What greets on a garment without a design, in the middle of where it prints. */
export function StageEmpty({ studio, stage, isCompact, uploads, onFiles }: StageEmptyProps) {
  const { widthMm, heightMm } = studio.area;
  const { x, y } = toScreen(stage.viewport, stage.area, { x: widthMm / 2, y: heightMm / 2 });
  const coming = uploads.find(({ refusal, isWaiting }) => refusal === null && !isWaiting);
  const isTight = heightMm * screenPxPerMm(stage.viewport, stage.area) < 300;
  return (
    <div
      style={{ left: x, top: y }}
      className={cx(
        "pointer-events-none absolute flex -translate-x-1/2 -translate-y-1/2 flex-col items-center bg-surface text-center shadow-pop group-data-drop/stage:invisible",
        isTight ? "rounded-control px-3 py-2" : "w-66 rounded-card p-5",
      )}
    >
      {isTight ? null : (
        <span className="mb-3 flex size-10 items-center justify-center rounded-card bg-primary-tint text-primary">
          <ImagePlus aria-hidden size={20} />
        </span>
      )}
      <h2 className={cx("font-semibold", isTight ? "whitespace-nowrap text-dense" : "text-card")}>
        {isCompact ? "Pick a picture below" : "Place your first picture"}
      </h2>
      {isTight ? null : (
        <p className="mt-1 text-dense text-ink-2 text-pretty">
          Pick one from your artwork, drag it here, or drop a file from your computer.
        </p>
      )}
      {coming ? (
        <div className={cx("text-left", isTight ? "mt-2 w-40" : "mt-4 w-full")}>
          <ProgressBar label="Uploading" value={coming.sentShare} max={1} valueText={uploadText(coming)} />
        </div>
      ) : isTight ? null : (
        <UploadButton onFiles={onFiles} className="pointer-events-auto mt-4" />
      )}
    </div>
  );
}
