import { IconButton } from "@selvedge/ui/actions/icon-button";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { CircleAlert, X } from "lucide-react";
import type { Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { StudioPicture, StudioUpload } from "../scene/studio-types.ts";
import { UploadButton } from "../upload/upload-button.tsx";
import { uploadText } from "../upload/upload-text.ts";
import { carryPicture } from "../upload/use-drop.ts";
import { ArtworkPicture } from "./artwork-picture.tsx";

export interface ArtworkPanelProps {
  pictures: readonly StudioPicture[];
  isLoading: boolean;
  uploads: readonly StudioUpload[];
  onFiles: (files: readonly File[]) => void;
  onDismiss: (uploadId: string) => void;
  onPlace: (picture: StudioPicture) => void;
  uploadRef?: Ref<HTMLButtonElement>;
}

/** The shop's pictures: a press places one on the side that is shown, as does dragging it there. */
export function ArtworkPanel(props: ArtworkPanelProps) {
  const { pictures, isLoading, uploads, onFiles, onDismiss, onPlace, uploadRef } = props;
  return (
    <div className="flex flex-col gap-3">
      <UploadButton ref={uploadRef} onFiles={onFiles} className="w-full" />
      <p className="text-label text-ink-2">
        PNG, JPEG, WebP, AVIF, GIF or SVG, up to 50 MB.
        <span className="max-lg:hidden"> You can also drop files on the garment.</span>
      </p>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onDismiss={() => onDismiss(upload.id)} />
      ))}
      {isLoading ? (
        <div className="grid grid-cols-2 gap-2">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="aspect-square w-full" />
          ))}
        </div>
      ) : (
        <ul className="grid grid-cols-2 gap-2 max-lg:grid-cols-4">
          {pictures.map((picture) => (
            <li
              key={picture.sha256}
              className="min-w-0"
              draggable
              onDragStart={(event) => carryPicture(event, picture.sha256)}
            >
              <AriaButton
                onPress={() => onPlace(picture)}
                aria-label={`Place ${picture.name}`}
                className="group flex w-full flex-col gap-1 rounded-control text-left"
              >
                <ArtworkPicture
                  src={picture.thumbUrl}
                  alt=""
                  className="aspect-square w-full rounded-control border border-line p-1.5 group-data-hovered:border-primary"
                />
                <span className="w-full truncate text-label text-ink-2">{picture.name}</span>
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadRow({ upload, onDismiss }: { upload: StudioUpload; onDismiss: () => void }) {
  if (upload.refusal === null)
    return <ProgressBar label={upload.name} value={upload.sentShare} max={1} valueText={uploadText(upload)} />;
  return (
    <div role="alert" className="flex items-start gap-2 rounded-control bg-danger-tint p-2 text-label">
      <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0 text-danger" />
      <p className="min-w-0 flex-1">
        <strong className="block truncate font-medium">{upload.name}</strong>
        {upload.refusal}
      </p>
      <IconButton bare label={`Close the message about ${upload.name}`} icon={X} size="row" onPress={onDismiss} />
    </div>
  );
}
