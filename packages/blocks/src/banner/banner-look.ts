import type { PropsOf } from "@selvedge/pages/props/field";
import { luminance, onColour } from "@selvedge/themes/colour/contrast";
import { BANNER_KINDS, type bannerBlock } from "./banner.block.ts";

export interface BannerLook {
  /** A picture, a colour of its own, or what the theme draws. */
  readonly ground: "picture" | "own" | "plain";
  readonly style: Readonly<Record<string, string | number>>;
}

/**
 * The layout of a banner, as CSS variables. Over a picture the words are on a scrim of at least 0.58 black under white text,
 * or of the banner's own colour or the theme's under its text, so they can be read on any photograph (visual rule: 4.5 : 1
 * or more). `across` is the colour that its block has from edge to edge: without a picture it is the banner's ground where the
 * banner itself has none.
 */
export function bannerLook(props: PropsOf<(typeof bannerBlock)["fields"]>, across = ""): BannerLook {
  const kind = BANNER_KINDS[props.kind];
  const hasPicture = props.media !== "overlay" && (props.image || props.video || props.videoThumbnail);
  const own = { ...props.colours, background: props.colours.background || (hasPicture ? "" : across) };
  const ground = hasPicture ? "picture" : own.background ? "own" : "plain";
  const isThemes = props.over === "theme" && !own.text && !own.background;
  const { text, background } = isThemes ? own : legibleColours(own, ground);
  const scrim = isThemes ? scrimOf("var(--t-banner-background-color)", covers.own) : scrimUnder(text, background);
  return {
    ground,
    style: {
      "--ratio": kind.ratio,
      "--lowest": `${props.minHeight ?? kind.minHeightPx}px`,
      "--scale": props.fontScale ?? kind.fontScale,
      ...(ground === "picture" ? { "--shade": props.overlay, "--scrim": scrim } : {}),
      ...(text ? { "--words": text, "--title": text } : {}),
      ...(background ? { "--ground": background, "--ground-end": background } : {}),
    },
  };
}

function legibleColours(
  colours: { text: string; background: string },
  ground: BannerLook["ground"],
): { text: string; background: string } {
  const { text, background } = colours;
  if (text) return colours;
  if (background) return { text: onColour(background, ["#ffffff", "#111111"]), background };
  return { text: ground === "picture" ? "#ffffff" : "", background };
}

function scrimUnder(text: string, background: string): string {
  const ground = background || (luminance(text) > 0.4 ? "#000000" : "#ffffff");
  return scrimOf(ground, background || ground === "#ffffff" ? covers.own : covers.black);
}

/** How much a scrim covers, in percent: black under white words, any other ground under its own. */
const covers = { black: 58, own: 88 };

const scrimOf = (colour: string, share: number): string => `color-mix(in srgb, ${colour} ${share}%, transparent)`;
