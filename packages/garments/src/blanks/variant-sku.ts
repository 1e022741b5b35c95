import type { BlankColour } from "../colours.ts";
import type { Blank, BlankSize } from "./blank.ts";
import { blanks } from "./blanks.ts";

export interface BlankVariant {
  readonly blank: Blank;
  readonly colour: BlankColour;
  readonly size: BlankSize;
}

/** SKU of a blank in one colour and size: `TEE-U-BLK-M`. */
export function variantSku(
  blank: Pick<Blank, "skuStem">,
  colour: Pick<BlankColour, "code">,
  size: Pick<BlankSize, "code">,
): string {
  return `${blank.skuStem}-${colour.code}-${size.code}`;
}

export type ParsedVariantSku =
  | { readonly ok: true; readonly variant: BlankVariant }
  | { readonly ok: false; readonly code: "not_a_variant_sku" | "unknown_blank" | "unknown_colour" | "unknown_size" };

const pattern = /^([A-Z]{3}-[A-Z])-([A-Z]{3})-([A-Z0-9]{1,5})$/;
const byStem = new Map(blanks.map((blank) => [blank.skuStem, blank]));

/** Reads a variant's SKU back; spaces around it and small letters are accepted, as scanners and people write them. */
export function parseVariantSku(text: string): ParsedVariantSku {
  const [, stem, colourCode, sizeCode] = pattern.exec(text.trim().toUpperCase()) ?? [];
  if (stem === undefined) return { ok: false, code: "not_a_variant_sku" };
  const blank = byStem.get(stem);
  if (!blank) return { ok: false, code: "unknown_blank" };
  const colour = blank.colours.find((known) => known.code === colourCode);
  if (!colour) return { ok: false, code: "unknown_colour" };
  const size = blank.sizes.find((known) => known.code === sizeCode);
  return size ? { ok: true, variant: { blank, colour, size } } : { ok: false, code: "unknown_size" };
}

/** Every colour and size of a blank, colours first, in the order shown to people. */
export function variantsOf(blank: Blank): readonly BlankVariant[] {
  return blank.colours.flatMap((colour) => blank.sizes.map((size) => ({ blank, colour, size })));
}
