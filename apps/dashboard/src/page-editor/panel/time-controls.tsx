import { NativeText } from "@selvedge/ui/native/native-text";
import { type ControlProps, textsOf } from "./controls.ts";
import { useTyped } from "./use-typed.ts";

/** A moment, in the time of this browser; pages keep it as an instant. */
export function InstantControl(props: ControlProps<"instant">) {
  const { field, path, value, edits } = props;
  const at = typeof value === "string" ? new Date(value) : null;
  const local = at && !Number.isNaN(at.getTime()) ? localOf(at) : "";
  const [typed, type] = useTyped(local, (next) => {
    const moment = new Date(next);
    if (next === "") edits.set(field, path, value, undefined);
    else if (!Number.isNaN(moment.getTime())) edits.set(field, path, value, moment.toISOString());
  });
  return <NativeText {...textsOf(props)} type="datetime-local" value={typed} onChange={type} onBlur={edits.leave} />;
}

/** The form that a field of date and time takes. */
const localOf = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** A time of day. */
export function ClockControl(props: ControlProps<"clock">) {
  const { field, path, value, edits } = props;
  const [typed, type] = useTyped(typeof value === "string" ? value : "", (next) =>
    edits.set(field, path, value, next === "" ? undefined : next),
  );
  return <NativeText {...textsOf(props)} type="time" value={typed} onChange={type} onBlur={edits.leave} />;
}
