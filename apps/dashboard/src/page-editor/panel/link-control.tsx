import { LinkField } from "../../links/link-field.tsx";
import { type ControlProps, textsOf } from "./controls.ts";
import { useTyped } from "./use-typed.ts";

/** Where something leads. */
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
      value={typed}
      onChange={type}
      onBlur={edits.leave}
    />
  );
}
