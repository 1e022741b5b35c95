import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, type SelectProps, SelectValue } from "react-aria-components/Select";
import { cx } from "../class-names.ts";
import type { FieldSize } from "../fields/field-box.tsx";
import { FieldLabel, FieldNote, type FieldTexts, fieldClass } from "../fields/field-frame.tsx";
import { optionRow, popoverSurface, rowFocus } from "../overlays/popover-styles.ts";

export interface Option {
  id: string;
  label: string;
  /** Shown before the label: a swatch, an icon. */
  lead?: ReactNode;
  /** At the right, small: a count, a price. */
  detail?: string;
  /** Why the option cannot be taken now; it stays visible. */
  offBecause?: string;
}

export interface SelectFieldProps
  extends Omit<SelectProps<Option>, "children" | "className" | "value" | "defaultValue" | "onChange">,
    FieldTexts {
  options: readonly Option[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
  size?: FieldSize;
}

/** One choice out of a list that opens. A disabled option shows why. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    aside,
    hideLabel,
    compact,
    className,
    options,
    size = "regular",
    onChange,
    ...aria
  } = props;
  return (
    <Select
      {...aria}
      onChange={(key) => key !== null && onChange?.(String(key))}
      isInvalid={error ? true : aria.isInvalid}
      className={fieldClass(className)}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} aside={aside} hideLabel={hideLabel} />
          <Button className={cx(TRIGGER, SIZES[size], isInvalid ? "border-danger" : "border-control")}>
            <SelectValue className="flex min-w-0 flex-1 items-center gap-2 truncate text-left data-placeholder:text-ink-3">
              {({ selectedItems, defaultChildren, isPlaceholder }) =>
                isPlaceholder ? defaultChildren : <Chosen option={selectedItems[0] as Option | null} />
              }
            </SelectValue>
            <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-2" />
          </Button>
          <FieldNote hint={hint} error={error} compact={compact} isInvalid={isInvalid} />
          <Popover offset={4} className={cx(popoverSurface, "min-w-(--trigger-width)")}>
            <ListBox items={options} className="max-h-80 overflow-auto p-1.5 outline-none">
              {(option) => <OptionItem option={option} />}
            </ListBox>
          </Popover>
        </>
      )}
    </Select>
  );
}

function Chosen({ option }: { option: Option | null }) {
  return (
    <>
      {option?.lead}
      <span className="truncate">{option?.label}</span>
    </>
  );
}

function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      value={option}
      textValue={option.label}
      isDisabled={option.offBecause !== undefined}
      className={cx(optionRow, rowFocus.plain, "data-selected:text-primary")}
    >
      {({ isSelected }) => (
        <>
          {option.lead}
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <span className="figures text-label text-ink-2">{option.offBecause ?? option.detail}</span>
          {isSelected ? <Check aria-hidden size={16} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}

const TRIGGER =
  "flex w-full items-center gap-2 rounded-control border bg-surface pr-2.5 pl-3 text-ink transition-colors " +
  "data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-3 data-hovered:bg-hover";

const SIZES: Record<FieldSize, string> = {
  regular: "h-9 text-body max-md:h-11",
  dense: "h-8 text-dense max-md:h-11",
  touch: "h-11 text-body",
  factory: "h-16 text-[22px]/8",
};
