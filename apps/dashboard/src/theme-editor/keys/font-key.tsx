import { FONTS } from "@selvedge/themes/fonts/catalogue";
import { ownFontName } from "@selvedge/themes/fonts/own-font";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Upload } from "lucide-react";
import { FaceSample } from "./face-sample.tsx";
import type { KeyControlProps } from "./key-control.tsx";

const add = "add";

/** The shop's own fonts, the way to add one, and ours, each written in itself. */
export function FontKey({ name, label, value, does }: KeyControlProps) {
  const own = does.fonts.map(({ id, name: title, url }) => ({
    ...{ id: ownFontName(id), label: title, detail: "Yours" },
    lead: <FaceSample family={ownFontName(id)} url={url} />,
  }));
  const known = FONTS.map(({ family, faces, subsets }) => {
    const file = faces[0]!.file.replace("{subset}", subsets[0]!);
    return { id: family, label: family, lead: <FaceSample family={family} url={`/fonts/${file}.woff2`} /> };
  }).toSorted((one, other) => one.label.localeCompare(other.label));
  const more = { id: add, label: "Your own fonts…", lead: <Upload aria-hidden size={16} /> };
  return (
    <SelectField
      label={label}
      hideLabel
      compact
      size="dense"
      options={[...own, more, ...known]}
      value={String(value)}
      onChange={(id) => {
        if (id === add) return does.openFonts();
        does.set(name, id);
        does.leave();
      }}
    />
  );
}
