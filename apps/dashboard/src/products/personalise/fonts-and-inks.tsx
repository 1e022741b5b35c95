import { textFonts } from "@selvedge/domain/personalisation/fonts";
import { textInks } from "@selvedge/domain/personalisation/inks";
import type { Personalisation } from "@selvedge/domain/personalisation/template";
import { Checkbox } from "@selvedge/ui/choices/checkbox";

interface FontsAndInksProps {
  personalisation: Personalisation;
  onChange: (next: Personalisation) => void;
}

/** The fonts and colours that the texts are printed in. With one of each there is nothing for shoppers to choose. */
export function FontsAndInks({ personalisation, onChange }: FontsAndInksProps) {
  const { fonts, inks } = personalisation;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <fieldset>
        <legend className="mb-1.5 font-medium text-dense">Letters</legend>
        <div className="grid grid-cols-2 gap-x-3 gap-y-1">
          {textFonts.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name}
              isSelected={fonts.includes(code)}
              isDisabled={fonts.length === 1 && fonts.includes(code)}
              onChange={(isOn) => onChange({ ...personalisation, fonts: toggled(textFonts, fonts, code, isOn) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-medium text-dense">Print colours</legend>
        <div className="grid grid-cols-2 gap-x-3 gap-y-1">
          {textInks.map(({ code, name, hex }) => (
            <Checkbox
              key={code}
              label={
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className="size-3.5 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/45%)]"
                    style={{ backgroundColor: hex }}
                  />
                  {name}
                </span>
              }
              isSelected={inks.includes(code)}
              isDisabled={inks.length === 1 && inks.includes(code)}
              onChange={(isOn) => onChange({ ...personalisation, inks: toggled(textInks, inks, code, isOn) })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** The chosen codes in the order of their table, with one more or one less. */
const toggled = <T extends string>(
  table: readonly { readonly code: T }[],
  chosen: readonly T[],
  code: T,
  isOn: boolean,
) => table.map((each) => each.code).filter((each) => (each === code ? isOn : chosen.includes(each)));
