import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import { ImagePlus } from "lucide-react";
import { LinkField } from "../links/link-field.tsx";
import { usePicturePicker } from "../pictures/use-picture-picker.tsx";
import { ColourField } from "../surroundings/colour-field.tsx";
import { LinksEditor } from "./links-editor.tsx";
import type { MenuSegment, SegmentImage } from "./menus-query.ts";
import { overlayOptions, pictureChoices } from "./picture-choices.ts";

interface SegmentFormProps {
  segment: MenuSegment;
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (next: MenuSegment) => void;
}

/** A part of a panel: links below a heading, or a picture with words. */
export function SegmentForm({ segment, path, errors, onChange }: SegmentFormProps) {
  const { image } = segment;
  if (segment.mode === "image" && image)
    return (
      <PictureFields
        image={image}
        path={`${path}.image`}
        errors={errors}
        onChange={(next) => onChange({ ...segment, image: next, title: next.title })}
      />
    );
  const at = (key: string) => (errors[`${path}.${key}`] ? { error: errors[`${path}.${key}`]! } : {});
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField
          label="Heading"
          value={segment.title}
          onChange={(title) => onChange({ ...segment, title })}
          {...at("title")}
        />
        <LinkField
          label="The heading leads to"
          hint="Empty: it is no link"
          value={segment.link}
          onChange={(link) => onChange({ ...segment, link })}
          {...at("link")}
        />
      </div>
      <LinksEditor
        label={`Links of ${segment.title || "this part"}`}
        links={segment.items}
        most={menuLimits.links}
        path={`${path}.items`}
        errors={errors}
        onChange={(items) => onChange({ ...segment, items })}
      />
    </div>
  );
}

type TextKey =
  | "title"
  | "description"
  | "link"
  | "altText"
  | "buttonText"
  | "textColor"
  | "buttonColor"
  | "buttonTextColor";

interface PictureFieldsProps {
  image: SegmentImage;
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (next: SegmentImage) => void;
}

function PictureFields({ image, path, errors, onChange }: PictureFieldsProps) {
  const { pickImage, dialog } = usePicturePicker();
  const set = (part: Partial<SegmentImage>) => onChange({ ...image, ...part });
  const pick = async () => {
    const picked = await pickImage();
    if (picked) set({ src: picked.original, sizes: { ...picked.sizes }, altText: picked.altText });
  };
  const text = (key: TextKey) => ({
    value: image[key],
    onChange: (value: string) => set({ [key]: value }),
    ...(errors[`${path}.${key}`] && { error: errors[`${path}.${key}`]! }),
  });
  const choice = (key: keyof typeof pictureChoices) => {
    const { label, words } = pictureChoices[key];
    const options = Object.entries(words).map(([id, word]) => ({ id, label: word }));
    return <SelectField label={label} options={options} value={image[key]} onChange={(id) => set({ [key]: id })} />;
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <img
          src={image.src}
          alt={image.altText}
          className="h-24 w-36 rounded-control border border-line bg-mock object-contain"
        />
        <Button size="dense" icon={ImagePlus} onPress={() => void pick()}>
          Choose another picture
        </Button>
        {errors[path] ? (
          <p role="alert" data-refused tabIndex={-1} className="text-label text-danger">
            {errors[path]}
          </p>
        ) : null}
        {dialog}
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField label="Title" {...text("title")} />
        <TextField label="Line below" {...text("description")} />
        <LinkField label="Leads to" {...text("link")} />
        <TextField label="Link text" {...text("buttonText")} />
        <TextField className="sm:col-span-2" label="In words, for those who cannot see it" {...text("altText")} />
        {choice("ratio")}
        {choice("borderRadius")}
        {choice("textAlignment")}
        <SelectField
          label="Darkening behind the words"
          options={overlayOptions(image.overlay)}
          value={String(image.overlay)}
          onChange={(share) => set({ overlay: Number(share) })}
        />
        <ColourField label="Text colour" {...text("textColor")} />
        {choice("textShadow")}
        {choice("buttonWidth")}
        <ColourField label="Button" hint="Empty: an underlined link." {...text("buttonColor")} />
        <ColourField label="Text of the button" {...text("buttonTextColor")} />
        {choice("buttonBorderRadius")}
      </div>
    </div>
  );
}
