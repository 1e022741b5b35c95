import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { ImagePlus } from "lucide-react";
import { usePicturePicker } from "../pictures/use-picture-picker.tsx";
import type { Post } from "./blog-query.ts";

interface PictureFieldProps {
  image: Post["image"];
  onChange: (image: Post["image"]) => void;
  isReadOnly: boolean;
  error?: string;
}

/** The picture at the head of a post, with its words for people who cannot see it. */
export function PictureField({ image, onChange, isReadOnly, error }: PictureFieldProps) {
  const { pickImage, dialog } = usePicturePicker();
  const pick = async () => {
    const picked = await pickImage();
    if (picked) onChange(picked);
  };
  return (
    <div className="flex flex-col gap-3">
      {image ? (
        <>
          <img
            src={image.original}
            alt={image.altText}
            className="aspect-video w-full rounded-control border border-line bg-mock object-contain"
          />
          <TextField
            label="What it shows"
            isReadOnly={isReadOnly}
            countTo={300}
            value={image.altText}
            onChange={(altText) => onChange({ ...image, altText })}
            hint="Read aloud to people who cannot see it."
          />
        </>
      ) : null}
      {isReadOnly ? null : (
        <div className="flex flex-wrap gap-2">
          <Button size="dense" icon={ImagePlus} onPress={() => void pick()}>
            {image ? "Choose another" : "Choose a picture"}
          </Button>
          {image ? (
            <Button size="dense" variant="danger" onPress={() => onChange(null)}>
              Remove
            </Button>
          ) : null}
        </div>
      )}
      {error ? (
        <p role="alert" data-refused tabIndex={-1} className="text-label text-danger">
          {error}
        </p>
      ) : null}
      {dialog}
    </div>
  );
}
