import type { Personalisation, TextField } from "@selvedge/domain/personalisation/template";
import type { TextKind } from "@selvedge/domain/personalisation/text-kinds";
import { placeIn } from "@selvedge/domain/personalisation/usual-places";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { printableSides } from "@selvedge/garments/blanks/blanks";

interface Start {
  readonly label: string;
  readonly maxLength: number;
  readonly isUppercase: boolean;
  readonly example: string;
  readonly place: string;
}

/** What a new field of each kind begins as. */
export const starts: Readonly<Record<TextKind, Start>> = {
  name: { label: "Name", maxLength: 14, isUppercase: true, example: "Marlowe", place: "top" },
  number: { label: "Number", maxLength: 2, isUppercase: false, example: "07", place: "number" },
  text: { label: "Your words", maxLength: 24, isUppercase: false, example: "Since 1994", place: "bottom" },
};

/** The fields with one more, under a name and a key that none of them has. */
export function withNewField(known: Personalisation, kind: TextKind, blank: Blank): Personalisation {
  const { place, label, ...start } = starts[kind];
  const all = printableSides(blank);
  const side = all.includes("back") ? "back" : all[0]!;
  const numbers = known.fields.map(({ key }) => Number(key.slice(1)));
  const names = [label, ...known.fields.map((_, index) => `${label} ${index + 2}`)];
  const field: TextField = {
    ...{ key: `f${Math.max(0, ...numbers) + 1}`, kind, isRequired: true, chargeMinor: 0, ...start },
    label: names.find((name) => known.fields.every((field) => field.label !== name))!,
    place: placeIn(place, side, blank.areas[side]!),
  };
  return { ...known, fields: [...known.fields, field] };
}

/** What a product begins with once shoppers may write on it. */
export const firstPersonalisation = (blank: Blank): Personalisation =>
  withNewField({ fields: [], fonts: ["tall"], inks: ["white"] }, "name", blank);
