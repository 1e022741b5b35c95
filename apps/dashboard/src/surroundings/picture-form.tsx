import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import { ImagePlus } from "lucide-react";
import { usePicturePicker } from "../pictures/use-picture-picker.tsx";
import { ColourField } from "./colour-field.tsx";
import { PartForm } from "./part-form.tsx";
import { overlayOptions, pictureChoices } from "./picture-choices.ts";
import { type MenuPicture, useSurroundingsChange } from "./surroundings-query.ts";
import { usePart } from "./use-part.ts";

interface PictureLooks extends Omit<MenuPicture, "menuTitle" | "address" | "background"> {
  /** What is put in its place. */
  replacement?: { original: string; altText: string; sizes: Record<string, string> };
}

const looksOf = ({ menuTitle: _, address: __, background: ___, ...looks }: MenuPicture): PictureLooks => looks;

/** How one picture of the menu looks, what it says, and where it leads. */
export function PictureForm({ picture }: { picture: MenuPicture }) {
  const change = useSurroundingsChange();
  const { pickImage, dialog } = usePicturePicker();
  const { item, segment } = picture;
  const name = `picture ${item} ${segment}`;
  const part = usePart({ name, done: "The picture of your menu is changed." }, looksOf(picture), async (form) => {
    const { pictures } = await change({ picture: form });
    const next = pictures.find((other) => other.item === item && other.segment === segment);
    return next && looksOf(next);
  });
  const { form } = part;
  const choice = (key: keyof typeof pictureChoices) => {
    const { label, words } = pictureChoices[key];
    return (
      <SelectField
        label={label}
        options={Object.entries(words).map(([id, text]) => ({ id, label: text }))}
        value={form[key]}
        onChange={(id) => part.change({ [key]: id })}
      />
    );
  };
  const pick = async () => {
    const picked = await pickImage();
    if (!picked) return;
    const { original, altText, sizes } = picked;
    part.change({ replacement: { original, altText, sizes } });
  };
  return (
    <PartForm part={part}>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <img
          src={form.replacement?.original ?? picture.address}
          alt={form.replacement?.altText ?? ""}
          className="h-24 w-36 rounded-control border border-line bg-mock object-contain"
        />
        <Button size="dense" icon={ImagePlus} onPress={() => void pick()}>
          Choose another picture
        </Button>
        {part.errors["picture.replacement"] ? (
          <p role="alert" data-refused tabIndex={-1} className="text-label text-danger">
            {part.errors["picture.replacement"]}
          </p>
        ) : null}
        {dialog}
      </div>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
        {choice("ratio")}
        {choice("borderRadius")}
        <SelectField
          label="Darkening behind the words"
          options={overlayOptions(form.overlay)}
          value={String(form.overlay)}
          onChange={(share) => part.change({ overlay: Number(share) })}
        />
        <TextField label="Title" {...part.text("title", "picture")} />
        <TextField className="sm:col-span-2" label="Description" {...part.text("description", "picture")} />
        {choice("textAlignment")}
        {choice("textShadow")}
        <ColourField label="Text colour" {...part.text("textColor", "picture")} />
        <TextField label="Where it leads" spellCheck="false" {...part.text("link", "picture")} />
        <TextField label="Words of the button" {...part.text("buttonText", "picture")} />
        {choice("buttonWidth")}
        <ColourField label="Button" hint="Empty: an underlined link." {...part.text("buttonColor", "picture")} />
        <ColourField label="Text of the button" {...part.text("buttonTextColor", "picture")} />
        {choice("buttonBorderRadius")}
      </div>
    </PartForm>
  );
}
