import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Switch } from "@selvedge/ui/choices/switch";
import { NativeSelect } from "@selvedge/ui/native/native-select";
import { type ControlProps, textsOf, wordOf } from "./controls.ts";

/** Room of the options beside each other, in pixels: of all, around each, and of a letter. */
const [room, around, letter] = [268, 26, 7.2];

/** One of a few, seen at once where they are short, else out of a list that opens. */
export function ChoiceControl(props: ControlProps<"choice">) {
  const { field, path, value, edits, inherited } = props;
  const options = field.options.map((id) => ({ id, label: field.titles?.[id] ?? wordOf(id) }));
  const chosen = String(value ?? inherited?.value ?? field.default);
  const choose = (id: string) => edits.set(field, path, value, id);
  const texts = textsOf(props);
  const taken = options.reduce((sum, { label }) => sum + around + label.length * letter, 0);
  if (taken > room) {
    return <NativeSelect {...texts} options={options} value={chosen} onChange={choose} />;
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="text-dense font-medium">{field.label}</span>
      <Segmented label={field.label} segments={options} value={chosen} onChange={choose} />
      {(texts.error ?? texts.hint) ? (
        <span className={texts.error ? "text-label text-danger" : "text-label text-ink-2"}>
          {texts.error ?? texts.hint}
        </span>
      ) : null}
    </div>
  );
}

export function ChoicesControl({ field, path, value, edits }: ControlProps<"choices">) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-dense font-medium">{field.label}</legend>
      {field.options.map((option) => (
        <Checkbox
          key={option}
          label={field.titles?.[option] ?? wordOf(option)}
          isSelected={chosen.includes(option)}
          onChange={(isOn) =>
            edits.set(field, path, value, isOn ? [...chosen, option] : chosen.filter((each) => each !== option))
          }
        />
      ))}
    </fieldset>
  );
}

export function FlagControl({ field, path, value, edits }: ControlProps<"flag">) {
  return (
    <Switch
      spread
      label={field.label}
      hint={field.hint}
      isSelected={(value ?? field.default) === true}
      onChange={(isOn) => edits.set(field, path, value, isOn)}
    />
  );
}
