import { ChevronDown } from "lucide-react";
import { cx } from "../class-names.ts";
import { FieldBox, type FieldSize, inputClass } from "../fields/field-box.tsx";
import { NativeFrame, type NativeTexts } from "./native-frame.tsx";

export interface NativeSelectProps extends NativeTexts {
  options: readonly { readonly id: string; readonly label: string }[];
  value: string;
  onChange: (id: string) => void;
  size?: FieldSize;
  /** Drawn as chosen by hand, not as it comes. */
  isMarked?: boolean;
}

/** One choice out of a list of words that the browser opens. Choices with pictures, prices or reasons are a `SelectField`. */
export function NativeSelect({ options, value, onChange, size, isMarked, ...texts }: NativeSelectProps) {
  return (
    <NativeFrame {...texts}>
      {(control) => (
        <FieldBox
          size={size}
          isInvalid={control["aria-invalid"]}
          className={cx("relative", isMarked && "border-primary! bg-primary-tint! text-primary!")}
        >
          <select
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={cx("native-select cursor-pointer truncate", inputClass(size, "pr-8 pl-3"))}
          >
            {options.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={16} className="pointer-events-none absolute right-2.5 text-ink-2" />
        </FieldBox>
      )}
    </NativeFrame>
  );
}
