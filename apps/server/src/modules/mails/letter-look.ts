// A shop's own colours and letters as a mail wears them. Mail programs know no variables and fetch no fonts, and every
// text stands on a ground that is named with it, so each pair is checked here.

import { mix } from "@selvedge/themes/colour/colour";
import { luminance, onColour } from "@selvedge/themes/colour/contrast";
import { nearestPassing } from "@selvedge/themes/colour/nearest-passing";
import { findFont } from "@selvedge/themes/fonts/catalogue";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import type { TokenKey } from "@selvedge/themes/tokens/tokens";

export interface LetterLook {
  /** Around the card, and the card. */
  canvas: string;
  card: string;
  ink: string;
  quiet: string;
  line: string;
  /** The strip with the shop's name. */
  band: string;
  onBand: string;
  button: string;
  onButton: string;
  buttonRadiusPx: number;
  buttonTransform: string;
  /** Behind pictures of goods, and behind the shop's mark. */
  ground: string;
  markGround: string;
  headingFont: string;
  headingTransform: string;
  textFont: string;
}

const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const serif = "Georgia,'Times New Roman',serif";
/** Above this a page is a light one. A dark shop's mail is written on white: programs turn dark grounds in many ways. */
const lightest = 0.45;

/** The look of a shop's mails from its theme. Reading text reaches 4.5 on its ground whatever the theme says. */
export function letterLook(tokens: Tokens): LetterLook {
  const text = (key: TokenKey) => String(tokens[key]);
  const page = text("page.background.color");
  const isLight = luminance(page) > lightest;
  const canvas = isLight ? page : "#f4f4f2";
  const card = isLight ? mix("#ffffff", page, 0.7) : "#ffffff";
  const ink = nearestPassing(isLight ? text("text.color") : "#1b1d22", card, 7);
  const band = text("primary.color");
  const button = text("button.background.color");
  return {
    canvas,
    card,
    ink,
    // It stands on the card and below it, and passes on the darker of the two.
    quiet: nearestPassing(mix(ink, card, 0.72), luminance(card) > luminance(canvas) ? canvas : card),
    line: mix(ink, card, 0.16),
    band,
    onBand: onColour(band, [text("primary.on"), "#ffffff"]),
    button,
    onButton: onColour(button, [text("button.text.color"), "#ffffff"]),
    buttonRadiusPx: Math.min(24, Number.parseFloat(text("button.border.radius")) || 0),
    buttonTransform: text("button.text.transform"),
    ground: text("card.ground.one"),
    markGround: text("menu.background.color"),
    headingFont: familyOf(text("primary.font")),
    headingTransform: text("heading.transform"),
    textFont: familyOf(text("text.font")),
  };
}

const familyOf = (name: string): string => (findFont(name)?.generic === "serif" ? serif : sans);
