import { NativeText } from "@selvedge/ui/native/native-text";
import { type ControlProps, textsOf } from "./controls.ts";
import { useTyped } from "./use-typed.ts";

/** The most steps of a number that is also drawn as a slide. */
const slideSteps = 40;

/** A number, typed or by a slide where it has few values; empty is the block's or the theme's own. */
export function NumberControl(props: ControlProps<"number">) {
  const { field, edits } = props;
  const { typed, type, error } = useTypedNumber(props);
  const { min, max, step, unit } = inTyped(field);
  const { hint } = textsOf(props);
  const range = min !== undefined && max !== undefined ? `${min} to ${max.toLocaleString("en")}.` : undefined;
  // A slide has to stand somewhere, and nothing is set yet where there is no number to begin with.
  const hasSlide = field.default !== null && min !== undefined && max !== undefined && (max - min) / step <= slideSteps;
  const texts = { label: field.label, ...(error && { error, isInvalid: true }) };
  const box = {
    inputMode: "decimal" as const,
    ...{ value: typed, onChange: type, onBlur: edits.leave },
    ...(unit && { suffix: <span className="pr-1.5">{unit}</span> }),
  };
  if (!hasSlide) return <NativeText {...texts} {...box} hint={hint ?? range} />;
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="text-dense font-medium">
        {field.label}
      </span>
      <div className="flex items-center gap-3">
        <NativeText {...texts} {...box} hideLabel className={unit ? "w-24 shrink-0" : "w-16 shrink-0"} />
        <input
          type="range"
          aria-label={`${field.label}, by a slide`}
          className="h-6 min-w-0 flex-1 accent-primary"
          {...{ min, max, step }}
          value={Number(typed || (field.default ?? min))}
          onChange={({ target }) => type(target.value)}
          onPointerUp={edits.leave}
          onBlur={edits.leave}
        />
      </div>
      {hint ? <span className="text-label text-ink-2">{hint}</span> : null}
    </div>
  );
}

/** A number of one width of window, beside its name; without one of its own it shows the one in force. */
export function InlineNumber(props: ControlProps<"number">) {
  const { field, edits, inherited } = props;
  const { typed, type, error } = useTypedNumber(props);
  return (
    <NativeText
      hideLabel
      label={field.label}
      // What is wrong is said below it, in a line of its own width.
      className={error ? "w-32 shrink-0" : "w-16 shrink-0"}
      size="dense"
      inputMode="numeric"
      value={typed}
      onChange={type}
      onBlur={edits.leave}
      {...(inherited && { placeholder: String(inherited.value) })}
      {...(error && { error, isInvalid: true })}
    />
  );
}

/** A typed number in the unit that it is stored in: 4.1 s are 4100 ms, which floating point makes 4099.999. */
const inStored = (typed: number, per: number) => (per === 1 ? typed : Math.round(typed * per));

type NumberField = ControlProps<"number">["field"];

/** The bounds of a number as it is typed, which may be in another unit than it is stored in. */
function inTyped({ min, max, step = 1, per = 1, unit }: NumberField) {
  const of = (stored: number | undefined) => (stored === undefined ? undefined : stored / per);
  return { min: of(min), max: of(max), step: step / per, unit };
}

function useTypedNumber({ field, path, value, edits, inherited }: ControlProps<"number">) {
  const { per = 1 } = field;
  const known = typeof value === "number" && value !== field.unset ? value : inherited ? null : field.default;
  const [typed, type] = useTyped(known === null ? "" : String(known / per), (next) => {
    const number = Number(next.replace(",", "."));
    if (next.trim() === "") edits.set(field, path, value, undefined);
    else if (Number.isFinite(number)) edits.set(field, path, value, inStored(number, per));
  });
  const isUnreadable = typed.trim() !== "" && !Number.isFinite(Number(typed.replace(",", ".")));
  return { typed, type, error: isUnreadable ? "Write a number." : edits.faults[path.join(".")] };
}
