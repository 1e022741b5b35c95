import type { Blank } from "@selvedge/garments/blanks/blank";
import { type Choice, everyChoice } from "@selvedge/garments/blanks/variant-costs";
import { variantSku } from "@selvedge/garments/blanks/variant-sku";
import { Refusal } from "../../../plugins/refusal.ts";

export interface ChosenVariant {
  blankSku: string;
  colour: string;
  colourCode: string;
  hex: string;
  size: string;
  sizeCode: string;
  position: number;
}

/** The colours that a new product begins with when its maker chose none: those that sell most, as far as there are. */
const usual = ["Black", "White", "Navy", "Natural", "Forest"];

/** All sizes of the colours named, or of the usual ones. */
export function firstChoices(blank: Blank, colours: readonly string[]): Choice[] {
  const wanted = colours.length > 0 ? colours : usual;
  const known = wanted.filter((name) => blank.colours.some((colour) => colour.name === name));
  const chosen = known.length > 0 ? known : blank.colours.slice(0, 3).map(({ name }) => name);
  return everyChoice(blank, chosen);
}

/** The variants of the choices, in the blank's own order. Ends the request when the blank is not made so. */
export function variantsOfChoices(blank: Blank, choices: readonly Choice[]): ChosenVariant[] {
  for (const { colour, sizes } of choices) {
    if (!blank.colours.some(({ name }) => name === colour)) refuse(`${blank.name} is not made in ${colour}.`);
    for (const size of sizes)
      if (!blank.sizes.some(({ name }) => name === size)) refuse(`${blank.name} is not made in size ${size}.`);
  }
  const wants = (colour: string, size: string) =>
    choices.some((choice) => choice.colour === colour && choice.sizes.includes(size));
  const all = blank.colours.flatMap((colour) => blank.sizes.map((size) => ({ colour, size })));
  return all
    .map(({ colour, size }, position) => ({
      blankSku: variantSku(blank, colour, size),
      colour: colour.name,
      colourCode: colour.code,
      hex: colour.hex,
      size: size.name,
      sizeCode: size.code,
      position,
    }))
    .filter(({ colour, size }) => wants(colour, size));
}

function refuse(text: string): never {
  throw new Refusal("validation", { errors: { choices: [text] } });
}
