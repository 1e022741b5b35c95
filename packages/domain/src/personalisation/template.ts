import type { TextFont } from "./fonts.ts";
import type { TextInk } from "./inks.ts";
import type { TextKind } from "./text-kinds.ts";

/** Where a text is printed: its box on one side, in millimetres from the top left of the print area. */
export interface TextPlace {
  readonly side: "front" | "back" | "left" | "right";
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One text that a shopper types. */
export interface TextField {
  /** Names the field in forms and stored values: `f1`. */
  readonly key: string;
  readonly label: string;
  readonly kind: TextKind;
  readonly isRequired: boolean;
  /** In letters as a reader counts them. */
  readonly maxLength: number;
  /** Printed in capitals, however it was typed. */
  readonly isUppercase: boolean;
  /** What it adds to the price of a piece once it is filled in, with VAT. */
  readonly chargeMinor: number;
  /** Shown before anything is typed. */
  readonly example: string;
  readonly place: TextPlace;
}

/** A field as far as what is typed into it is held against it. */
export type AskedField = Pick<TextField, "key" | "label" | "kind" | "isRequired" | "maxLength" | "isUppercase">;

/** Fields, fonts and inks as far as a shopper is asked for them. */
export interface AskedTexts extends Pick<Personalisation, "fonts" | "inks"> {
  readonly fields: readonly AskedField[];
}

/** What a merchant lets shoppers write on a product. With one font or ink there is nothing to choose. */
export interface Personalisation {
  readonly fields: readonly TextField[];
  readonly fonts: readonly TextFont[];
  readonly inks: readonly TextInk[];
}

/** What a shopper filled in: texts by field, font and ink. */
export interface PersonalValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly font: TextFont;
  readonly ink: TextInk;
}

export const personalisationLimits = {
  fields: 6,
  label: 30,
  maxLength: 40,
  chargeMinor: 100_000,
  leastBoxMm: 8,
} as const;
