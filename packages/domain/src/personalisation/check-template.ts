import { wrongText } from "./check-values.ts";
import { type Personalisation, personalisationLimits, type TextField } from "./template.ts";
import { tidyText } from "./text-kinds.ts";

/** Print areas by side, in millimetres; sides that cannot be printed are missing. */
export type PrintAreas = Readonly<Partial<Record<string, { readonly widthMm: number; readonly heightMm: number }>>>;

/** What is wrong with a merchant's fields, by the path of each: `fields.0.label`. Nothing when they can be offered. */
export function templateFaults({ fields }: Personalisation, areas: PrintAreas): Readonly<Record<string, string>> {
  const faults = fields.flatMap((field, index) =>
    [
      ["label", sameName(fields, index)] as const,
      ["example", exampleFault(field)] as const,
      ["place", placeFault(field, areas)] as const,
    ].flatMap(([name, message]) => (message === null ? [] : [[`fields.${index}.${name}`, message] as const])),
  );
  return Object.fromEntries(faults);
}

const sameName = (fields: readonly TextField[], index: number): string | null => {
  const { label, key } = fields[index]!;
  const isSame = fields
    .slice(0, index)
    .some((other) => other.key === key || other.label.toLowerCase() === label.toLowerCase());
  return isSame ? "Another field has this name." : null;
};

const exampleFault = (field: TextField): string | null =>
  tidyText(field.example) === ""
    ? "Shoppers see an example before they type."
    : wrongText(field, tidyText(field.example));

function placeFault({ place: { side, x, y, w, h } }: TextField, areas: PrintAreas): string | null {
  const area = areas[side];
  if (!area) return `This product cannot be printed on the ${side}.`;
  const { leastBoxMm } = personalisationLimits;
  if (w < leastBoxMm || h < leastBoxMm) return `Give it at least ${leastBoxMm} by ${leastBoxMm} mm.`;
  if (x + w > area.widthMm || y + h > area.heightMm)
    return `It reaches out of the print area, which is ${area.widthMm} by ${area.heightMm} mm.`;
  return null;
}
