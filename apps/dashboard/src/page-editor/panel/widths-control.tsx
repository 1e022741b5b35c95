import type { Json } from "@selvedge/pages/json";
import type { Field, FieldOf } from "@selvedge/pages/props/field";
import { BREAKPOINTS, ownByWidth } from "@selvedge/pages/props/read-responsive";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { RotateCcw } from "lucide-react";
import { ChoiceControl } from "./choice-controls.tsx";
import type { ControlProps } from "./controls.ts";
import { InlineNumber } from "./number-control.tsx";

/** What people call the widths, and which of them each device of the canvas shows. */
const widths = {
  xs: { words: "On phones", shownOn: "phone" },
  sm: { words: "On large phones", shownOn: null },
  md: { words: "On tablets", shownOn: "tablet" },
  lg: { words: "On laptops", shownOn: null },
  xl: { words: "On large screens", shownOn: "desktop" },
  "2xl": { words: "On very large screens", shownOn: null },
} as const;

/** One value for each width of window. A width without its own says which one it has, and where that comes from. */
export function WidthsControl({ field, path, value, beside, fieldsBeside, edits }: ControlProps<"responsive">) {
  const own = ownByWidth(value);
  const isWhole = value !== undefined && value !== null && value !== "" && typeof value !== "object";
  const defaults = isWhole ? {} : (field.default ?? {});
  const setAt = (width: string, to: Json | undefined) => {
    const next: Record<string, Json> = { ...(own as Record<string, Json>) };
    if (to === undefined) delete next[width];
    else next[width] = to;
    return edits.set(field, path, value, Object.keys(next).length > 0 ? next : undefined);
  };
  const inForce = inForceAt(own, defaults);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-2 text-dense font-medium">{field.label}</legend>
      {BREAKPOINTS.map((width) => {
        const { words, shownOn } = widths[width];
        const isOwn = own[width] !== undefined;
        const control = {
          ...{ path: [...path, width], value: own[width], beside, fieldsBeside },
          inherited: isOwn ? undefined : inForce[width],
          edits: { ...edits, set: (_: Field, __: unknown, ___: unknown, to: Json | undefined) => setAt(width, to) },
        };
        const each = { ...field.of, label: words };
        return (
          <div
            key={width}
            className={cx(
              "flex items-center gap-2 border-l-2 pl-3",
              shownOn === edits.device ? "border-primary" : "border-line",
            )}
          >
            <div className="flex min-w-0 flex-1 flex-col">
              <span className="text-dense">{words}</span>
              <span className="text-label text-ink-2">{isOwn ? "set here" : inForce[width]?.from}</span>
            </div>
            {each.kind === "number" ? (
              <InlineNumber {...control} field={each as FieldOf<"number">} />
            ) : (
              <ChoiceControl {...control} field={each as FieldOf<"choice">} />
            )}
            <IconButton
              className={cx(!isOwn && "invisible")}
              size="row"
              icon={RotateCcw}
              label={`${words}: no value of its own`}
              onPress={() => setAt(width, undefined)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

interface InForce {
  value: string | number;
  from: string;
}

/** The value that each width has where it has none of its own, and where that comes from. */
function inForceAt(own: Readonly<Record<string, Json>>, defaults: Readonly<Record<string, string | number>>) {
  const found: Record<string, InForce> = {};
  let at: InForce | undefined;
  for (const width of BREAKPOINTS) {
    const { words } = widths[width];
    if (defaults[width] !== undefined) at = { value: defaults[width], from: "as usual" };
    if (at) found[width] = at;
    const value = own[width];
    if (value !== undefined) at = { value: value as string | number, from: `as ${words.toLowerCase()}` };
  }
  return found;
}
