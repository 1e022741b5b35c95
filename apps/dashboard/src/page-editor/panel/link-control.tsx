import { LinkField } from "../../links/link-field.tsx";
import { type ControlProps, textsOf } from "./controls.ts";
import { useTyped } from "./use-typed.ts";

/** Where something leads, and whether a page of the shop opens in a new tab. */
export function LinkControl(props: ControlProps<"link">) {
  const { field, path, value, edits } = props;
  const [typed, type] = useTyped(typeof value === "string" ? value : "", (next) =>
    edits.set(field, path, value, next === "" ? undefined : next),
  );
  const { label, hint, error } = textsOf(props);
  return (
    <LinkField
      compact
      {...{ label, hint, error }}
      elsewhere={field.elsewhere}
      places={edits.places}
      newTab={newTabOf(props)}
      value={typed}
      onChange={type}
      onBlur={edits.leave}
    />
  );
}

/** The choice beside a link that says where it opens; a link that has none opens where links do. */
function newTabOf({ field: { opens = "" }, path, beside, fieldsBeside, edits }: ControlProps<"link">) {
  const field = fieldsBeside[opens];
  if (!field) return undefined;
  const stored = beside[opens];
  return {
    isOn: stored === "_blank",
    onChange(isOn: boolean) {
      edits.set(field, [...path.slice(0, -1), opens], stored, isOn ? "_blank" : undefined);
      edits.leave();
    },
  };
}
