import { LARGE_RATIO, TEXT_RATIO } from "../colour/contrast.ts";
import type { Tokens } from "../resolve-theme.ts";
import type { TokenKey } from "./tokens.ts";

export type Pair = readonly [text: TokenKey, ground: TokenKey, ratio: number];

/**
 * Every text of a theme and its ground, with the contrast it must reach. An outlined banner title is distinct from its ground
 * by the outline, which has the colour of the text, so that is what its fill is held against.
 */
export function pairsOf(tokens: Tokens): readonly Pair[] {
  const ground = Number(tokens["banner.title.outline"]) > 0 ? "text.color" : "banner.background.color";
  return [...PAIRS, ["banner.title.color", ground, LARGE_RATIO], ["banner.accent.color", ground, LARGE_RATIO]];
}

const PAIRS: readonly Pair[] = [
  ["text.color", "page.background.color", TEXT_RATIO],
  ["text.color", "box.background.color", TEXT_RATIO],
  ["text.muted", "page.background.color", TEXT_RATIO],
  ["link.color", "page.background.color", TEXT_RATIO],
  ["primary.on", "primary.color", TEXT_RATIO],
  ["primary.on", "primary.hover", TEXT_RATIO],
  ["accent.on", "accent.color", TEXT_RATIO],
  ["box.text.color", "box.background.color", TEXT_RATIO],
  ["menu.text.color", "menu.background.color", TEXT_RATIO],
  ["button.text.color", "button.background.color", TEXT_RATIO],
  ["banner.text.color", "banner.background.color", TEXT_RATIO],
  ["banner.text.color", "banner.background.end", LARGE_RATIO],
  ["banner.button.text", "banner.button.color", TEXT_RATIO],
  ["quote.text.color", "quote.background.color", TEXT_RATIO],
  ["announcement.v2.text.color", "announcement.v2.background.color", TEXT_RATIO],
  ["newsletter.text.color", "newsletter.background.color", TEXT_RATIO],
  ["newsletter.muted.color", "newsletter.background.color", TEXT_RATIO],
  ["newsletter.button.text", "newsletter.button.color", TEXT_RATIO],
  ["footer.text.color", "footer.background.color", TEXT_RATIO],
  ["footer.muted.color", "footer.background.color", TEXT_RATIO],
  ["feature.text.color", "feature.background.color", TEXT_RATIO],
  ["feature.icon.color", "feature.background.color", LARGE_RATIO],
  ["feature.panel.text", "feature.panel.color", TEXT_RATIO],
  ["card.text.color", "card.background.color", TEXT_RATIO],
  ["card.muted.color", "card.background.color", TEXT_RATIO],
  ["card.sale.color", "card.background.color", TEXT_RATIO],
  ["card.ground.text", "card.ground.one", TEXT_RATIO],
  ["card.ground.text", "card.ground.two", TEXT_RATIO],
  ["card.ground.text", "card.ground.three", TEXT_RATIO],
  ["card.ground.text", "card.ground.four", TEXT_RATIO],
  ["tag.text.color", "tag.background.color", TEXT_RATIO],
  ["tag.sale.text", "tag.sale.color", TEXT_RATIO],
  ["form.text.color", "form.background.color", TEXT_RATIO],
  ["form.border.color", "form.background.color", LARGE_RATIO],
  ["gate.text.color", "gate.background.color", TEXT_RATIO],
  ["chat.text.color", "chat.background.color", TEXT_RATIO],
  ["error.color", "page.background.color", TEXT_RATIO],
  ["warning.color", "page.background.color", TEXT_RATIO],
  ["status.success.color", "page.background.color", TEXT_RATIO],
  ["status.success.text.color", "status.success.background.color", TEXT_RATIO],
  ["focus.color", "page.background.color", LARGE_RATIO],
];
