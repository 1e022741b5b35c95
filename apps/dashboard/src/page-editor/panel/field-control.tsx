import type { JsonObject } from "@selvedge/pages/json";
import type { Path } from "@selvedge/pages/ops/op";
import type { Field, Fields } from "@selvedge/pages/props/field";
import { isFieldShown } from "@selvedge/pages/props/field-shown";
import { type ComponentType, memo } from "react";
import { ChoiceControl, ChoicesControl, FlagControl } from "./choice-controls.tsx";
import { ColourControl } from "./colours/colour-control.tsx";
import type { ControlProps, FieldEdits } from "./controls.ts";
import { GroupControl } from "./group-control.tsx";
import { HtmlControl } from "./html-control.tsx";
import { IconControl } from "./icons/icon-control.tsx";
import { ImageControl } from "./image-control.tsx";
import { LinkControl } from "./link-control.tsx";
import { ListControl } from "./list-control.tsx";
import { NumberControl } from "./number-control.tsx";
import { ReferenceControl } from "./references/reference-control.tsx";
import { isSameControl } from "./same-control.ts";
import { TextControl } from "./text-control.tsx";
import { ClockControl, InstantControl } from "./time-controls.tsx";
import { WidthsControl } from "./widths-control.tsx";

const controls: { readonly [K in Field["kind"]]: ComponentType<ControlProps<K>> } = {
  text: TextControl,
  html: HtmlControl,
  link: LinkControl,
  number: NumberControl,
  flag: FlagControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  colour: ColourControl,
  icon: IconControl,
  image: ImageControl,
  reference: ReferenceControl,
  instant: InstantControl,
  clock: ClockControl,
  group: GroupControl,
  list: ListControl,
  responsive: WidthsControl,
};

/** One setting of a block, by the kind of its field; rendered again where it changes, not with every key in another one. */
export const FieldControl = memo(function FieldControl(props: ControlProps) {
  const Control = controls[props.field.kind] as ComponentType<ControlProps>;
  return (
    <div data-field={props.path.join(".")}>
      <Control {...props} />
    </div>
  );
}, isSameControl);

interface FieldListProps {
  fields: Fields;
  /** The names of those that are shown; all of them where it says nothing. */
  names?: readonly string[];
  path: Path;
  values: JsonObject;
  edits: FieldEdits;
}

/** The fields of one level whose `showWhen` holds. The field that says where a link opens is shown with its link. */
export function FieldList({ fields, names = Object.keys(fields), path, values, edits }: FieldListProps) {
  const withLinks = new Set(Object.values(fields).flatMap((field) => (field.kind === "link" ? [field.opens] : [])));
  return names
    .filter((name) => !withLinks.has(name) && isFieldShown(fields[name]!, fields, values))
    .map((name) => (
      <FieldControl
        key={name}
        field={fields[name]!}
        path={[...path, name]}
        value={values[name]}
        beside={values}
        fieldsBeside={fields}
        edits={edits}
      />
    ));
}
