import { CircleAlert, Upload } from "lucide-react";
import { useId } from "react";
import { DropZone, type DropZoneProps } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "../actions/button.tsx";
import { cx } from "../class-names.ts";
import { Spinner } from "../feedback/spinner.tsx";

export interface FileDropProps {
  label: string;
  /** Media types or endings, for the chooser of the system. */
  accept: readonly string[];
  /** The same in words, with the limit: "PNG or SVG up to 50 MB". */
  acceptWords: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** What is under way, as "Sending lemon.png". No other file is taken meanwhile. */
  busyText?: string | null;
  error?: string | null;
}

/** A place to drop files on, with a button for those who choose. Whether a file fits is for the caller to say. */
export function FileDrop({ label, accept, acceptWords, multiple, onFiles, busyText, error }: FileDropProps) {
  const id = useId();
  const onDrop: DropZoneProps["onDrop"] = async (event) => {
    const files = event.items.filter((item) => item.kind === "file").map((item) => item.getFile());
    onFiles((await Promise.all(files)).slice(0, multiple ? undefined : 1));
  };
  return (
    <div className="flex flex-col">
      <span id={id} className="mb-1.5 text-dense font-medium">
        {label}
      </span>
      <DropZone
        aria-labelledby={id}
        onDrop={onDrop}
        isDisabled={Boolean(busyText)}
        className={cx(ZONE, error ? "border-danger" : "border-control")}
      >
        {busyText ? (
          <>
            <Spinner size={18} className="shrink-0" />
            <span className="min-w-0 flex-1 break-words text-dense" role="status">
              {busyText}
            </span>
          </>
        ) : (
          <>
            <Upload aria-hidden size={18} className="shrink-0 text-ink-2" />
            <span className="min-w-0 flex-1 text-dense text-ink-2">{acceptWords}</span>
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={multiple}
              onSelect={(list) => onFiles([...(list ?? [])])}
            >
              <Button size="row">Choose</Button>
            </FileTrigger>
          </>
        )}
      </DropZone>
      <span
        className="mt-1.5 flex min-h-4 items-start gap-1.5 text-label text-danger"
        role={error ? "alert" : undefined}
      >
        {error ? <CircleAlert aria-hidden size={14} className="mt-px shrink-0" /> : null}
        {error}
      </span>
    </div>
  );
}

const ZONE =
  "flex min-h-16 items-center gap-3 rounded-control border border-dashed bg-surface px-3 py-3 transition-colors " +
  "data-drop-target:border-primary data-drop-target:bg-primary-tint";
