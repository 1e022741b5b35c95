import { isObject, type Json } from "@selvedge/pages/json";
import { Button } from "@selvedge/ui/actions/button";
import { usePicturePicker } from "../../pictures/use-picture-picker.tsx";
import { TextControl } from "./typed-controls.tsx";

interface ImageControlProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: Json | undefined;
  onSet: (to: Json | undefined) => void;
}

/** A picture of the shop with its words for people who cannot see it. */
export function ImageControl({ label, hint, error, value, onSet }: ImageControlProps) {
  const { pickImage, dialog } = usePicturePicker();
  const image = isObject(value) && typeof value.original === "string" ? value : null;
  const choose = async () => {
    const picked = await pickImage();
    if (picked) onSet(picked as unknown as Json);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-dense font-medium">{label}</legend>
      {image ? (
        <img src={String(image.original)} alt="" className="max-h-36 w-full rounded-control bg-mock object-contain" />
      ) : null}
      <div className="flex gap-2">
        <Button size="dense" onPress={() => void choose()}>
          {image ? "Replace" : "Choose a picture"}
        </Button>
        {image ? (
          <Button size="dense" onPress={() => onSet(undefined)}>
            Remove
          </Button>
        ) : null}
      </div>
      {error || hint ? (
        <p className={error ? "text-label text-danger" : "text-label text-ink-2"}>{error ?? hint}</p>
      ) : null}
      {image ? (
        <TextControl
          label="Words for people who cannot see it"
          value={image.altText}
          onSet={(to) => onSet({ ...image, altText: to ?? "" })}
          onLeave={() => {}}
        />
      ) : null}
      {dialog}
    </fieldset>
  );
}
