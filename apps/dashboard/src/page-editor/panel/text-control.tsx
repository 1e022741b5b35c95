import { NativeArea } from "@selvedge/ui/native/native-area";
import { NativeText } from "@selvedge/ui/native/native-text";
import { type ControlProps, textsOf } from "./controls.ts";
import { useTyped } from "./use-typed.ts";

/** A text; an empty one is none, unless the block would then say something of its own. What is cut on the page is said. */
export function TextControl(props: ControlProps<"text">) {
  const { field, path, value, edits } = props;
  const stored = typeof value === "string" || typeof value === "number" ? String(value) : (field.default ?? "");
  const [typed, type] = useTyped(stored, (next) =>
    edits.set(field, path, value, next === "" && !field.default ? undefined : next),
  );
  const texts = textsOf(props);
  const countTo = field.cutAt ?? field.maxLength;
  const isCut = field.cutAt !== undefined && typed.length > field.cutAt;
  const shared = {
    ...texts,
    ...{ value: typed, onChange: type, onBlur: edits.leave },
    ...(isCut && { hint: `The page shows the first ${field.cutAt} characters.` }),
    ...(countTo && countTo <= 1_000 && { countTo }),
  };
  const isCode = (field.maxLength ?? 0) > 5_000;
  if (field.multiline) return <NativeArea {...shared} rows={isCode ? 10 : 3} {...(isCode && { mono: true })} />;
  return <NativeText {...shared} />;
}
