// A shop's own colours and fonts in a mail. Mail programs know no variables and fetch no fonts, and every text's
// background is named with it, so each pair is checked here.

import { mix } from "@selvedge/themes/colour/colour";
import { luminance, onColour } from "@selvedge/themes/colour/contrast";
import { nearestPassing } from "@selvedge/themes/colour/nearest-passing";
import { findFont } from "@selvedge/themes/fonts/catalogue";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import type { TokenKey } from "@selvedge/themes/tokens/tokens";

export interface MailStyle {
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
/** A page is light above this luminance. A dark shop's mail has a white background: mail programs change dark ones. */
const lightest = 0.45;

/** The style of a shop's mails from its theme. Text reaches a contrast of 4.5 on its background with any theme. */
export function mailStyle(tokens: Tokens): MailStyle {
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
    // Used on the card and below it, so it must pass on the darker of the two.
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
