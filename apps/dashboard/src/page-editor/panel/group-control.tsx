import { isObject } from "@selvedge/pages/json";
import type { ControlProps } from "./controls.ts";
import { FieldList } from "./field-control.tsx";

/** Settings that belong together. */
export function GroupControl({ field, path, value, edits }: ControlProps<"group">) {
  return (
    <fieldset className="flex flex-col gap-3 border-l-2 border-line pl-3">
      <legend className="pb-2 text-dense font-medium">{field.label}</legend>
      {field.hint ? <p className="text-label text-ink-2">{field.hint}</p> : null}
      <FieldList fields={field.fields} path={path} values={isObject(value) ? value : {}} edits={edits} />
    </fieldset>
  );
}
