import type { Legibility } from "@selvedge/design/ink/legibility";
import type { BlankColour } from "@selvedge/garments/colours";
import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { TriangleAlert } from "lucide-react";
import { type Ref, useRef } from "react";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";

interface ColourChoiceProps {
  colours: readonly BlankColour[];
  value: string;
  onChange: (name: string) => void;
  /** How legible the design is on each colour; colours that are not in it have not been analysed. */
  legibility: ReadonlyMap<string, Legibility>;
  /** A colour on which it is easy to see, where it is not on the chosen one. */
  better: string | null;
}

/** The colours that the garment is made in, and how legible the design is on the chosen one, with a better one to try. */
export function ColourChoice({ better, ...choice }: ColourChoiceProps) {
  const { value, onChange, legibility } = choice;
  const radios = useRef<HTMLDivElement>(null);
  // The button that requests it disappears with the press.
  const tryOther = (name: string) => {
    onChange(name);
    [...(radios.current?.querySelectorAll("input") ?? [])].find((radio) => radio.value === name)?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <Radios ref={radios} {...choice} />
      <LegibilityText name={value} legibility={legibility.get(value)} better={better} onTry={tryOther} />
    </div>
  );
}

type RadiosProps = Omit<ColourChoiceProps, "better"> & { ref: Ref<HTMLDivElement> };

/** The garment changes at once; a mark shows on which colours the design is hard to see. */
function Radios({ colours, value, onChange, legibility, ref }: RadiosProps) {
  return (
    <RadioGroup
      ref={ref}
      aria-label="Garment colour"
      value={value}
      onChange={onChange}
      className="flex flex-wrap gap-2"
    >
      {colours.map(({ name, hex }) => {
        const isPoor = (legibility.get(name) ?? "clear") !== "clear";
        return (
          <Radio
            key={name}
            value={name}
            aria-label={isPoor ? `${name}, the design is hard to see on it` : name}
            className="group relative flex size-9 items-center justify-center max-lg:size-11"
          >
            <span
              title={name}
              style={{ backgroundColor: hex }}
              className={cx(
                "size-7 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/45%)] outline-2 outline-offset-2 outline-transparent max-lg:size-9",
                "group-data-selected:outline-primary group-data-focus-visible:outline-4 group-data-focus-visible:outline-primary",
              )}
            />
            {isPoor ? (
              <span className="absolute top-0 right-0 flex size-4 items-center justify-center rounded-full bg-warning text-canvas">
                <TriangleAlert aria-hidden size={10} strokeWidth={2.5} />
              </span>
            ) : null}
          </Radio>
        );
      })}
    </RadioGroup>
  );
}

const words: Record<Legibility, (name: string) => string> = {
  clear: (name) => `Easy to see on ${name}.`,
  partly: (name) => `A part of the design vanishes on ${name}.`,
  faint: (name) => `Most of the design is hard to see on ${name}.`,
  lost: (name) => `The design vanishes on ${name}.`,
};

interface LegibilityTextProps {
  name: string;
  legibility: Legibility | undefined;
  /** A colour on which it is easy to see. */
  better: string | null;
  onTry: (name: string) => void;
}

function LegibilityText({ name, legibility, better, onTry }: LegibilityTextProps) {
  if (!legibility) return null;
  const isClear = legibility === "clear";
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-label">
      <p role="status" className={isClear ? "text-success" : "text-warning"}>
        {words[legibility](name)}
      </p>
      {better && !isClear ? (
        <Button size="row" onPress={() => onTry(better)}>
          Show it on {better}
        </Button>
      ) : null}
    </div>
  );
}
