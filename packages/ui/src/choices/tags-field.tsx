import { X } from "lucide-react";
import { type KeyboardEvent, useContext, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Popover } from "react-aria-components/Popover";
import { cx } from "../class-names.ts";
import { boxClass } from "../fields/field-box.tsx";
import { FieldLabel, FieldNote, type FieldTexts, fieldClass } from "../fields/field-frame.tsx";
import { popoverSurface } from "../overlays/popover-styles.ts";
import { NEW_OPTION_ID, OptionList } from "./option-list.tsx";
import type { Option } from "./select-field.tsx";
import { enteredTag, tagOptions } from "./tag-options.ts";

export interface TagsFieldProps extends FieldTexts {
  options: readonly Option[];
  /** Ids of the chosen options, in the order they were chosen. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** What a new one is called: "collection" gives the row “New collection "gif"”. */
  newNoun?: string;
  /** Without it nothing new can be made. */
  onCreate?: (label: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
}

/**
 * Several choices, each a chip, found by typing. Enter takes what is typed, or the first that fits; Backspace in the empty
 * field takes the last one away.
 */
export function TagsField(props: TagsFieldProps) {
  const { label, hint, error, aside, hideLabel, compact, className, options, value, onChange, newNoun, onCreate } =
    props;
  const [typed, setTyped] = useState("");
  const items = tagOptions(options, value, typed, onCreate ? newNoun : undefined);
  const pick = (key: string) => {
    if (key === NEW_OPTION_ID) onCreate?.(typed.trim());
    else onChange([...value, key]);
    setTyped("");
  };
  const takeLast = () => value.length > 0 && onChange(value.slice(0, -1));
  const enter = () => {
    const entered = enteredTag(items, typed);
    if (entered !== null) pick(entered);
  };
  return (
    <ComboBox<Option>
      items={items}
      value={null}
      onChange={(key) => key !== null && pick(String(key))}
      inputValue={typed}
      onInputChange={setTyped}
      menuTrigger="focus"
      defaultFilter={() => true}
      isDisabled={props.isDisabled}
      isInvalid={error !== undefined}
      className={fieldClass(className)}
    >
      <FieldLabel label={label} aside={aside} hideLabel={hideLabel} />
      <Group
        role="presentation"
        className={boxClass({
          ...{ grows: true, isInvalid: error !== undefined, isDisabled: props.isDisabled },
          className: "min-h-9 flex-wrap gap-1 p-1 max-md:min-h-11",
        })}
      >
        {value.map((id) => (
          <TagChip
            key={id}
            label={options.find((option) => option.id === id)?.label ?? id}
            onRemove={() => onChange(value.filter((other) => other !== id))}
          />
        ))}
        <TagInput
          typed={typed}
          placeholder={value.length === 0 ? props.placeholder : undefined}
          onTakeLast={takeLast}
          onEnter={enter}
        />
      </Group>
      <FieldNote hint={hint} error={error} compact={compact} isInvalid={error !== undefined} />
      <Popover offset={4} className={cx(popoverSurface, "w-(--trigger-width)")}>
        <OptionList />
      </Popover>
    </ComboBox>
  );
}

interface TagInputProps {
  typed: string;
  placeholder: string | undefined;
  onTakeLast: () => void;
  onEnter: () => void;
}

function TagInput({ typed, placeholder, onTakeLast, onEnter }: TagInputProps) {
  const list = useContext(ComboBoxStateContext);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Backspace" && typed === "") onTakeLast();
    // A row that the arrow keys are on is taken by the list; without one, Enter would send the form around the field.
    if (event.key !== "Enter" || typed.trim() === "" || list?.selectionManager.focusedKey != null) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Input
      placeholder={placeholder}
      onKeyDown={onKeyDown}
      className="h-6.5 min-w-20 flex-1 bg-transparent px-2 text-body outline-none max-md:h-9 max-md:text-reading"
    />
  );
}

function TagChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="inline-flex h-6.5 items-center gap-1 rounded-mark bg-sunken pr-1 pl-2 text-label font-medium max-md:h-9">
      {label}
      <Button
        slot={null}
        aria-label={`Remove ${label}`}
        onPress={onRemove}
        className="relative flex size-5 items-center justify-center rounded-mark text-ink-2 after:absolute after:-inset-0.5 data-hovered:bg-line max-md:size-8"
      >
        <X aria-hidden size={12} />
      </Button>
    </span>
  );
}
