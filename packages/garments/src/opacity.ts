import { luminanceOf } from "./luminance.ts";
import type { ByTone, GarmentView } from "./view.ts";

/** Colours from 0.80 up are light, to 0.25 dark, and mid between. */
export function toneOf(hex: string): keyof ByTone {
  const luminance = luminanceOf(hex);
  if (luminance >= 0.8) return "light";
  return luminance <= 0.25 ? "dark" : "mid";
}

/** How strongly the shadow and highlight layers lie over a product of this colour, each 0 to 1. */
export function opacityFor(
  view: Pick<GarmentView, "shadowOpacity" | "highlightOpacity">,
  hex: string,
): { shadow: number; highlight: number } {
  const tone = toneOf(hex);
  return { shadow: view.shadowOpacity[tone], highlight: view.highlightOpacity[tone] };
}
