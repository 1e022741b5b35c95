/** A colour and size in which a part of a bundle is sold. */
export interface PartVariant {
  id: number;
  colour: string;
  size: string;
  isInStock: boolean;
}

/** What was chosen for a part; what is left out is still open. */
export interface PartChoice {
  variantId?: number | undefined;
  colour?: string | undefined;
  size?: string | undefined;
}

export type ChosenVariant<V> = { ok: true; variant: V } | { ok: false; message: string };

/**
 * The variant of a part that a choice names. What there is only one of need not be chosen. The message says what is
 * missing, gone or sold out, in words for the shopper.
 */
export function chooseVariant<V extends PartVariant>(
  name: string,
  variants: readonly V[],
  { variantId, colour, size }: PartChoice,
): ChosenVariant<V> {
  const fitting = variants.filter(
    (each) =>
      (variantId === undefined || each.id === variantId) &&
      (colour === undefined || each.colour === colour) &&
      (size === undefined || each.size === size),
  );
  const [first] = fitting;
  if (!first) return { ok: false, message: `Choose again for ${name}: this is not made any more.` };
  if (fitting.length > 1) {
    const what = isOpen(fitting, "colour") ? "colour" : "size";
    return { ok: false, message: `Choose a ${what} for ${name}.` };
  }
  if (!first.isInStock) {
    const worded = [first.colour, first.size].filter(Boolean).join(", ");
    return { ok: false, message: `${name} in ${worded} is sold out at the moment. Choose another.` };
  }
  return { ok: true, variant: first };
}

const isOpen = (variants: readonly PartVariant[], what: "colour" | "size") =>
  variants.some((each) => each[what] !== variants[0]![what]);
