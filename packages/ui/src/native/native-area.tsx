import { cx } from "../class-names.ts";
import { FieldBox } from "../fields/field-box.tsx";
import { areaClass, areaStyle } from "../fields/text-area.tsx";
import { NativeFrame, type NativeTexts } from "./native-frame.tsx";

export interface NativeAreaProps extends NativeTexts {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Lines shown at rest; the box grows with what is typed. */
  rows?: number;
  countTo?: number | undefined;
  /** Code: mono type. */
  mono?: boolean;
}

/** Several lines of text as the browser has them, with their label and note. */
export function NativeArea({ value, onChange, onBlur, rows = 3, countTo, mono, ...texts }: NativeAreaProps) {
  const count = countTo ? `${value.length} of ${countTo}` : undefined;
  return (
    <NativeFrame {...texts} aside={texts.aside ?? count}>
      {(control) => (
        <FieldBox grows isInvalid={control["aria-invalid"]}>
          <textarea
            {...control}
            {...{ rows, value, onBlur }}
            onChange={({ target }) => onChange(target.value)}
            style={areaStyle(rows)}
            className={cx(areaClass, mono ? "font-mono text-dense" : "text-body max-md:text-reading")}
          />
        </FieldBox>
      )}
    </NativeFrame>
  );
}
