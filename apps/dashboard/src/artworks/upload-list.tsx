import { ArtworkPicture } from "@selvedge/studio/artwork-picture";
import { IconButton } from "@selvedge/ui/icon-button";
import { ProgressBar } from "@selvedge/ui/progress-bar";
import { CircleAlert, X } from "lucide-react";
import type { Artwork } from "../data/reply.ts";
import type { Upload } from "./use-uploads.ts";

/** Files on their way, those that were refused, each with the reason, and those that are here already. */
export function UploadList({ uploads, onDismiss }: { uploads: readonly Upload[]; onDismiss: (id: string) => void }) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mb-4 flex flex-col gap-2">
      {uploads.map((upload) =>
        upload.known ? (
          <li key={upload.id}>
            <KnownUpload name={upload.name} known={upload.known} onDismiss={() => onDismiss(upload.id)} />
          </li>
        ) : upload.refusal === null ? (
          <li key={upload.id} className="rounded-control border border-line bg-surface p-3">
            <ProgressBar
              label={upload.name}
              value={upload.sentShare}
              max={1}
              valueText={upload.sentShare < 1 ? `${Math.round(upload.sentShare * 100)}%` : "Checking"}
            />
          </li>
        ) : (
          <li key={upload.id}>
            <div
              role="alert"
              className="flex items-center gap-2.5 rounded-control bg-danger-tint py-2 pr-2 pl-3 text-dense"
            >
              <CircleAlert aria-hidden size={16} className="shrink-0 text-danger" />
              <p className="min-w-0 flex-1">
                <strong className="font-medium">{upload.name}</strong> was not taken. {upload.refusal}
              </p>
              <IconButton
                bare
                label={`Close the message about ${upload.name}`}
                icon={X}
                size="row"
                onPress={() => onDismiss(upload.id)}
              />
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

function KnownUpload({ name, known, onDismiss }: { name: string; known: Artwork; onDismiss: () => void }) {
  return (
    <div role="status" className="flex items-center gap-3 rounded-control bg-info-tint p-3 text-dense">
      <ArtworkPicture src={known.thumbUrl} alt="" className="size-11 shrink-0 rounded-control border border-line p-1" />
      <p className="min-w-0 flex-1">
        You have this one already: <strong className="font-medium">{known.name}</strong>
        {known.name === name.replace(/\.[^.]*$/, "") ? "" : ` is the same picture as ${name}`}.
      </p>
      <IconButton bare label={`Close the message about ${name}`} icon={X} size="row" onPress={onDismiss} />
    </div>
  );
}
