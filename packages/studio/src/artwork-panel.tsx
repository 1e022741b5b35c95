import { Button } from "@selvedge/ui/button";
import { IconButton } from "@selvedge/ui/icon-button";
import { ProgressBar } from "@selvedge/ui/progress-bar";
import { Skeleton } from "@selvedge/ui/skeleton";
import { CircleAlert, Upload, X } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { FileTrigger } from "react-aria-components/FileTrigger";
import type { StudioPicture, StudioUpload } from "./studio-types.ts";

export interface ArtworkPanelProps {
  pictures: readonly StudioPicture[];
  isLoading: boolean;
  uploads: readonly StudioUpload[];
  onFiles: (files: readonly File[]) => void;
  onDismiss: (uploadId: string) => void;
  onPlace: (picture: StudioPicture) => void;
}

const accepted = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/svg+xml", "image/gif"];

/** The shop's pictures: a press places one on the side that is shown. */
export function ArtworkPanel({ pictures, isLoading, uploads, onFiles, onDismiss, onPlace }: ArtworkPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      <FileTrigger acceptedFileTypes={accepted} allowsMultiple onSelect={(list) => onFiles([...(list ?? [])])}>
        <Button icon={Upload} size="dense" className="w-full">
          Upload artwork
        </Button>
      </FileTrigger>
      <p className="text-label text-ink-2">
        PNG, JPEG, WebP, AVIF, GIF or SVG, up to 50 MB. You can also drop files on the garment.
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
            <li key={picture.sha256} className="min-w-0">
              <AriaButton
                onPress={() => onPlace(picture)}
                aria-label={`Place ${picture.name}`}
                className="group flex w-full flex-col gap-1 rounded-control text-left"
              >
                <img
                  src={picture.thumbUrl}
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full rounded-control border border-line bg-mock object-contain p-1.5 transition-colors group-data-hovered:border-primary"
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
    return (
      <ProgressBar
        label={upload.name}
        value={upload.sentShare}
        max={1}
        valueText={upload.sentShare < 1 ? `${Math.round(upload.sentShare * 100)}%` : "Checking"}
      />
    );
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
