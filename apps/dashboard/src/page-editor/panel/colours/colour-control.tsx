import { isHexColour } from "@selvedge/domain/colour/hex-colour";
import { cx } from "@selvedge/ui/class-names.ts";
import { NativeText } from "@selvedge/ui/native/native-text";
import { type ControlProps, textsOf } from "../controls.ts";
import { useTyped } from "../use-typed.ts";
import { Contrast } from "./contrast.tsx";
import { useThemeColours } from "./use-theme-colours.ts";

/** A colour: one of the theme's, one from the browser's chooser, or a number. Empty is the theme's own. */
export function ColourControl(props: ControlProps<"colour">) {
  const { field, path, value, beside, edits } = props;
  const { offered, grounds } = useThemeColours();
  const set = (to: string | undefined) => edits.set(field, path, value, to);
  const [typed, type] = useTyped(typeof value === "string" ? value : "", (next) =>
    set(next === "" ? undefined : next.startsWith("#") ? next : `#${next}`),
  );
  const texts = textsOf(props);
  const isWhole = typed === "" || isHexColour(typed.startsWith("#") ? typed : `#${typed}`);
  const behind = field.ground && (beside[field.ground.beside] ?? grounds[field.ground.theme]);
  return (
    <div className="flex flex-col gap-1.5">
      <NativeText
        mono
        {...texts}
        {...(!isWhole && { error: undefined, isInvalid: false })}
        spellCheck={false}
        placeholder="The theme’s"
        maxLength={9}
        value={typed}
        onChange={type}
        onBlur={edits.leave}
        suffix={
          <input
            type="color"
            aria-label={`Choose: ${field.label}`}
            className="h-7 w-9 cursor-pointer bg-transparent max-md:h-9"
            value={/^#[0-9a-f]{6}$/i.test(typed) ? typed.toLowerCase() : "#ffffff"}
            onChange={({ target }) => type(target.value)}
            onBlur={edits.leave}
          />
        }
      />
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Colours of the theme</legend>
        {offered.map(({ key, title, hex }) => (
          <button
            key={key}
            type="button"
            aria-label={`${title} of the theme`}
            aria-pressed={typed.toLowerCase() === hex.toLowerCase()}
            title={`${title} ${hex}`}
            className={cx(
              "size-6 rounded-full border border-line-strong forced-color-adjust-none outline-none focus-visible:ring-2 focus-visible:ring-primary",
              typed.toLowerCase() === hex.toLowerCase() && "ring-2 ring-primary ring-offset-1",
            )}
            style={{ background: hex }}
            onClick={() => {
              edits.leave();
              type(hex);
            }}
          />
        ))}
      </fieldset>
      {typeof behind === "string" && isHexColour(typed) ? (
        <Contrast colour={typed} ground={behind} pictures={field.ground?.pictures ?? []} edits={edits} onMend={type} />
      ) : null}
    </div>
  );
}
