import { Button } from "@selvedge/ui/actions/button";
import { Upload } from "lucide-react";
import type { Ref } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";

const accepted = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/svg+xml", "image/gif"];

interface UploadButtonProps {
  onFiles: (files: readonly File[]) => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the files of the device, for pictures. */
export function UploadButton({ onFiles, className, ref }: UploadButtonProps) {
  return (
    <FileTrigger acceptedFileTypes={accepted} allowsMultiple onSelect={(list) => onFiles([...(list ?? [])])}>
      <Button ref={ref} icon={Upload} size="dense" className={className}>
        Upload artwork
      </Button>
    </FileTrigger>
  );
}
