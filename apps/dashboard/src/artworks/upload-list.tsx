import { ArtworkPicture } from "@selvedge/studio/panels/artwork-picture";
import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { CircleAlert, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Artwork } from "../data/reply.ts";
import { useHandOverFocus } from "../shell/use-hand-over-focus.ts";
import type { Upload } from "./use-uploads.ts";

type KnownOne = Upload & { known: Artwork };

interface UploadListProps {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onDismiss: (...ids: string[]) => void;
  /** Has the focus once the list that had it is gone. */
  goOn: () => HTMLElement | null;
}

/** The file on its way and how many wait, then those that were refused, each with the reason, and those that are here already. */
export function UploadList(props: UploadListProps) {
  return props.uploads.length > 0 ? <Rows {...props} /> : null;
}

function Rows({ uploads, onAgain, onDismiss, goOn }: UploadListProps) {
  const list = useHandOverFocus<HTMLUListElement>(goOn);
  const toList = () => list.current;
  const isNotified = ({ refusal, known }: Upload) => refusal !== null || known !== null;
  const notified = uploads.filter(isNotified);
  const refused = uploads.filter(({ refusal }) => refusal !== null);
  const known = uploads.filter((upload): upload is KnownOne => upload.known !== null);
  const coming = uploads.filter((upload) => !isNotified(upload));
  const waiting = coming.filter(({ isWaiting }) => isWaiting).length;
  return (
    <ul ref={list} tabIndex={-1} aria-label="Uploads" className="mb-4 rounded-control flex flex-col gap-2">
      {coming
        .filter(({ isWaiting }) => !isWaiting)
        .map(({ id, name, sentShare }) => (
          <li key={id} className="rounded-control border border-line bg-surface p-3">
            <ProgressBar
              label={name}
              value={sentShare}
              max={1}
              valueText={sentShare < 1 ? `${Math.round(sentShare * 100)}%` : "Checking"}
              {...(waiting > 0 && {
                note: waiting === 1 ? "1 more file is waiting" : `${waiting} more files are waiting`,
              })}
            />
          </li>
        ))}
      {refused.map((upload) => (
        <UploadMessage key={upload.id} goOn={toList}>
          <RefusedUpload upload={upload} onAgain={() => onAgain(upload)} onDismiss={() => onDismiss(upload.id)} />
        </UploadMessage>
      ))}
      {known.length > 2 ? (
        <UploadMessage goOn={toList}>
          <KnownUploads uploads={known} onDismiss={() => onDismiss(...known.map(({ id }) => id))} />
        </UploadMessage>
      ) : (
        known.map((upload) => (
          <UploadMessage key={upload.id} goOn={toList}>
            <KnownUpload name={upload.name} known={upload.known} onDismiss={() => onDismiss(upload.id)} />
          </UploadMessage>
        ))
      )}
      {notified.length > 2 ? (
        <UploadMessage goOn={toList} className="self-end">
          <Button size="row" variant="quiet" onPress={() => onDismiss(...notified.map(({ id }) => id))}>
            Close all {notified.length} messages
          </Button>
        </UploadMessage>
      ) : null}
    </ul>
  );
}

/** A row that goes away by a press in it. */
function UploadMessage({ goOn, className, children }: UploadMessageProps) {
  return (
    <li ref={useHandOverFocus<HTMLLIElement>(goOn)} className={className}>
      {children}
    </li>
  );
}

interface UploadMessageProps {
  goOn: () => HTMLElement | null;
  className?: string;
  children: ReactNode;
}

function RefusedUpload({
  upload: { name, refusal, isLost },
  onAgain,
  onDismiss,
}: {
  upload: Upload;
  onAgain: () => void;
  onDismiss: () => void;
}) {
  return (
    <div role="alert" className="flex items-center gap-2.5 rounded-control bg-danger-tint py-2 pr-2 pl-3 text-dense">
      <CircleAlert aria-hidden size={16} className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong className="font-medium">{name}</strong> was not uploaded. {refusal}
      </p>
      {isLost ? (
        <Button size="row" onPress={onAgain}>
          Try again
        </Button>
      ) : null}
      <IconButton bare label={`Close the message about ${name}`} icon={X} size="row" onPress={onDismiss} />
    </div>
  );
}

/** Many of them in one message: a folder was chosen twice. */
function KnownUploads({ uploads, onDismiss }: { uploads: readonly KnownOne[]; onDismiss: () => void }) {
  return (
    <div role="status" className="flex items-center gap-2.5 rounded-control bg-info-tint py-2 pr-2 pl-3 text-dense">
      <Info aria-hidden size={16} className="shrink-0 text-info" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        You already have {uploads.length} of these: {listed.format(uploads.map(({ known }) => known.name))}.
      </p>
      <IconButton bare label="Close the message about those you have already" icon={X} size="row" onPress={onDismiss} />
    </div>
  );
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

function KnownUpload({ name, known, onDismiss }: { name: string; known: Artwork; onDismiss: () => void }) {
  return (
    <div role="status" className="flex items-center gap-2.5 rounded-control bg-info-tint py-2 pr-2 pl-3 text-dense">
      <ArtworkPicture
        src={known.thumbUrl}
        alt=""
        className="size-8 shrink-0 rounded-control border border-line p-0.5"
      />
      <p className="min-w-0 flex-1 wrap-anywhere">
        You already have this one: <strong className="font-medium">{known.name}</strong>
        {known.name === name.replace(/\.[^.]*$/, "") ? "" : ` is the same picture as ${name}`}.
      </p>
      <IconButton bare label={`Close the message about ${name}`} icon={X} size="row" onPress={onDismiss} />
    </div>
  );
}
