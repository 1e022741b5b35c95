import { ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ComboBox, type ComboBoxProps } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Popover } from "react-aria-components/Popover";
import { cx } from "../class-names.ts";
import { boxClass, type FieldSize, inputClass } from "../fields/field-box.tsx";
import { FieldLabel, FieldNote, type FieldTexts, fieldClass } from "../fields/field-frame.tsx";
import { popoverSurface } from "../overlays/popover-styles.ts";
import { OptionList } from "./option-list.tsx";
import type { Option } from "./select-field.tsx";

export interface ComboFieldProps
  extends Omit<ComboBoxProps<Option>, "children" | "className" | "value" | "onChange" | "items" | "defaultItems">,
    FieldTexts {
  options: readonly Option[];
  value?: string | null;
  onChange?: (id: string | null) => void;
  placeholder?: string;
  size?: FieldSize;
}

/** One choice out of a long list, found by typing. */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, aside, hideLabel, compact, className, options, onChange, placeholder, size, ...aria } =
    props;
  return (
    <ComboBox
      {...aria}
      defaultItems={options}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      isInvalid={error ? true : aria.isInvalid}
      className={fieldClass(className)}
    >
      {({ isInvalid, isDisabled }) => (
        <>
          <FieldLabel label={label} aside={aside} hideLabel={hideLabel} />
          <Group role="presentation" className={boxClass({ size, isInvalid, isDisabled })}>
            <Input placeholder={placeholder} className={inputClass(size)} />
            <Button className="flex h-full w-9 shrink-0 items-center justify-center text-ink-2 outline-none">
              <ChevronDown aria-hidden size={16} />
            </Button>
          </Group>
          <FieldNote hint={hint} error={error} compact={compact} isInvalid={isInvalid} />
          <Popover offset={4} className={cx(popoverSurface, "w-(--trigger-width)")}>
            <OptionList />
          </Popover>
        </>
      )}
    </ComboBox>
  );
}
