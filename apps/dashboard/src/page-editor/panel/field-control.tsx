import { isObject, type Json } from "@selvedge/pages/json";
import type { Path } from "@selvedge/pages/ops/op";
import type { Field } from "@selvedge/pages/props/field";
import { BREAKPOINTS, ownByWidth } from "@selvedge/pages/props/read-responsive";
import { REFERENCE_TITLES } from "@selvedge/pages/props/references";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Switch } from "@selvedge/ui/choices/switch";
import { RichTextField } from "@selvedge/ui/rich-text/rich-text-field";
import { ColourControl } from "./colour-control.tsx";
import { ImageControl } from "./image-control.tsx";
import { ListControl } from "./list-control.tsx";
import { NumberControl, TextControl } from "./typed-controls.tsx";

export interface ControlProps {
  field: Field;
  path: Path;
  value: Json | undefined;
  /** What is wrong, by path. */
  faults: Readonly<Record<string, string>>;
  onSet: (field: Field, path: Path, from: Json | undefined, to: Json | undefined) => void;
  /** The field is left: what is typed next is a step of its own. */
  onLeave: () => void;
}

const widths: Readonly<Record<string, string>> = {
  xs: "on phones",
  sm: "on large phones",
  md: "on tablets",
  lg: "on laptops",
  xl: "on large screens",
};

/** One setting of a block, by the kind of its field. */
export function FieldControl(props: ControlProps) {
  const { field, path, value, faults, onSet, onLeave } = props;
  const texts = { label: field.label, hint: field.hint, error: faults[path.join(".")] || undefined };
  const set = (to: Json | undefined) => onSet(field, path, value, to);
  switch (field.kind) {
    case "flag":
      return (
        <Switch
          spread
          label={field.label}
          hint={field.hint}
          isSelected={(value ?? field.default) === true}
          onChange={set}
        />
      );
    case "choice":
    case "icon":
      return (
        <SelectField
          label={texts.label}
          hint={texts.hint}
          options={field.options.map((id) => ({ id, label: ("titles" in field && field.titles?.[id]) || wordOf(id) }))}
          value={String(value ?? field.default)}
          onChange={set}
        />
      );
    case "choices": {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 text-dense font-medium">{field.label}</legend>
          {field.options.map((option) => (
            <Checkbox
              key={option}
              label={field.titles?.[option] ?? wordOf(option)}
              isSelected={chosen.includes(option)}
              onChange={(isOn) => set(isOn ? [...chosen, option] : chosen.filter((each) => each !== option))}
            />
          ))}
        </fieldset>
      );
    }
    case "html":
      return (
        <RichTextField
          label={texts.label}
          {...(texts.hint && { hint: texts.hint })}
          {...(texts.error && { error: texts.error })}
          size="small"
          value={typeof value === "string" ? value : (field.default ?? "")}
          onChange={set}
        />
      );
    case "number":
      return <NumberControl {...texts} field={field} value={value} onSet={set} onLeave={onLeave} />;
    case "colour":
      return <ColourControl {...texts} value={value} onSet={set} onLeave={onLeave} />;
    case "image":
      return <ImageControl {...texts} value={value} onSet={set} />;
    case "list":
      return <ListControl {...props} field={field} />;
    case "group":
      return (
        <fieldset className="flex flex-col gap-3 border-l-2 border-line pl-3">
          <legend className="pb-2 text-dense font-medium">{field.label}</legend>
          {Object.entries(field.fields).map(([name, inner]) => (
            <FieldControl
              {...{ faults, onSet, onLeave }}
              key={name}
              field={inner}
              path={[...path, name]}
              value={isObject(value) ? value[name] : undefined}
            />
          ))}
        </fieldset>
      );
    case "responsive":
      return <WidthsControl {...props} field={field} />;
    case "reference":
      return (
        <TextControl
          {...texts}
          hint={texts.hint ?? `The address of the ${REFERENCE_TITLES[field.to].toLowerCase()} in your shop.`}
          value={value}
          onSet={set}
          onLeave={onLeave}
        />
      );
    case "link":
      return (
        <TextControl
          {...texts}
          hint={texts.hint ?? "A page of your shop, such as /about/, or a whole address."}
          value={value}
          onSet={set}
          onLeave={onLeave}
        />
      );
    case "clock":
    case "instant":
      return (
        <TextControl
          {...texts}
          hint={texts.hint ?? (field.kind === "clock" ? "Such as 09:30." : "Such as 2027-12-01T00:00:00Z.")}
          value={value}
          onSet={set}
          onLeave={onLeave}
        />
      );
    default:
      return (
        <TextControl
          {...texts}
          byDefault={field.default}
          countTo={field.cutAt}
          isLong={field.multiline === true}
          value={value}
          onSet={set}
          onLeave={onLeave}
        />
      );
  }
}

/** One value for each width of the screen that has one of its own. */
function WidthsControl({
  field,
  path,
  value,
  faults,
  onSet,
  onLeave,
}: Omit<ControlProps, "field"> & { field: Extract<Field, { kind: "responsive" }> }) {
  const own = ownByWidth(value);
  const setAt = (width: string, to: Json | undefined) => {
    const next = { ...own, [width]: to } as Record<string, Json | undefined>;
    if (to === undefined) delete next[width];
    onSet(field, path, value, Object.keys(next).length > 0 ? (next as Json) : undefined);
  };
  return (
    <fieldset className="flex flex-col gap-3 border-l-2 border-line pl-3">
      <legend className="pb-2 text-dense font-medium">{field.label}</legend>
      {BREAKPOINTS.map((width) => (
        <FieldControl
          {...{ path, faults, onLeave }}
          key={width}
          field={
            {
              ...field.of,
              ...(field.default?.[width] !== undefined && { default: field.default[width] }),
              label: wordOf(widths[width] ?? width),
            } as Field
          }
          value={own[width]}
          onSet={(_, __, ___, to) => setAt(width, to)}
        />
      ))}
    </fieldset>
  );
}

/** "spaceBetween" as "Space between". */
export function wordOf(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/-/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
