import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Card } from "@selvedge/ui/content/card";
import { ImagePlus, Trash2 } from "lucide-react";
import { usePicturePicker } from "../pictures/use-picture-picker.tsx";
import { useMay } from "../session/shop.ts";
import type { BundleEditor } from "./use-bundle-editor.ts";

/** The most pictures that a bundle has of its own. */
const most = 8;

/** A bundle's own pictures; without any its parts' stand for it. */
export function BundlePictures({ editor }: { editor: BundleEditor }) {
  const { pictures, parts } = editor.form;
  const mayEdit = useMay("products.edit");
  const { pickArtwork, dialog } = usePicturePicker();
  const add = async () => {
    const picked = await pickArtwork();
    if (!picked) return;
    const { artwork, alt } = picked;
    editor.change({ pictures: [...pictures, { artworkId: artwork.id, altText: alt, url: artwork.previewUrl }] });
  };
  const shown = pictures.length > 0 ? pictures : [];
  return (
    <Card
      title="Pictures"
      aside={
        mayEdit && pictures.length < most ? (
          <Button size="dense" icon={ImagePlus} onPress={() => void add()}>
            Add a picture
          </Button>
        ) : null
      }
    >
      {shown.length === 0 ? (
        <p className="text-dense text-ink-2">
          {parts.length > 0
            ? "Shoppers see the pictures of what is in it. A picture of them together sells better."
            : "Without a picture of its own, a bundle shows those of what is in it."}
        </p>
      ) : (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {shown.map(({ artworkId, url, altText }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
            <li key={`${artworkId} ${at}`} className="relative">
              <img src={url} alt={altText} className="aspect-square w-full rounded-control bg-mock object-contain" />
              {mayEdit ? (
                <span className="absolute top-1 right-1 rounded-control bg-surface">
                  <IconButton
                    bare
                    size="dense"
                    icon={Trash2}
                    label={`Remove picture ${at + 1}`}
                    onPress={() => editor.change({ pictures: pictures.toSpliced(at, 1) })}
                  />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {editor.errors.pictures ? <p className="mt-2 text-danger text-dense">{editor.errors.pictures}</p> : null}
      {dialog}
    </Card>
  );
}
