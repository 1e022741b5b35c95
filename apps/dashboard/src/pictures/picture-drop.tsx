import { Button } from "@selvedge/ui/actions/button";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";

const accepted = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/svg+xml", "image/gif"];

interface UploadProps {
  onFiles: (files: readonly File[]) => void;
}

/** Takes a new picture from the device. */
export const UploadButton = ({ onFiles }: UploadProps) => (
  <FileTrigger acceptedFileTypes={accepted} onSelect={(list) => onFiles([...(list ?? [])])}>
    <Button icon={Upload}>Upload</Button>
  </FileTrigger>
);

interface PictureDropProps extends UploadProps {
  /** Nothing may be added. */
  isOff: boolean;
  children: ReactNode;
}

/** What takes a new picture wherever it is dropped on it, and says so at its foot. */
export function PictureDrop({ isOff, onFiles, children }: PictureDropProps) {
  if (isOff) return <div className="flex flex-col gap-3">{children}</div>;
  return (
    <DropZone
      aria-label="Drop a picture here to add it"
      className="group flex flex-col gap-3 rounded-control data-drop-target:outline-2 data-drop-target:outline-offset-4 data-drop-target:outline-primary data-drop-target:outline-dashed"
      onDrop={async ({ items }) => {
        const files = items.filter((item) => item.kind === "file").map((item) => item.getFile());
        onFiles((await Promise.all(files)).slice(0, 1));
      }}
    >
      {children}
      <p className="text-label text-ink-2 max-md:hidden">
        Drop a new one anywhere here. PNG, JPEG, WebP, AVIF, GIF or SVG, up to 50 MB.
      </p>
    </DropZone>
  );
}
