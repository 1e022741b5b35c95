import { TextField } from "@selvedge/ui/fields/text-field";

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (colour: string) => void;
  hint?: string;
  error?: string;
}

/** A colour as its code, typed or picked. */
export function ColourField({ label, ...field }: ColourFieldProps) {
  return (
    <TextField
      mono
      label={label}
      spellCheck="false"
      placeholder="#rrggbb"
      maxLength={7}
      {...field}
      suffix={
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={/^#[0-9a-f]{6}$/i.test(field.value) ? field.value.toLowerCase() : "#ffffff"}
          onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
          className="h-7 w-9 cursor-pointer bg-transparent max-md:h-9"
        />
      }
    />
  );
}
