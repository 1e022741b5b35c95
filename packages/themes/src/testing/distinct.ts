import { toOklch } from "../colour/oklch.ts";
import type { Tokens } from "../resolve-theme.ts";
import { themeAttributes } from "../theme-attributes.ts";
import type { TokenKey } from "../tokens/tokens.ts";

/** How far two themes are apart: the axes they differ on, and the distance of their palettes in OKLab, weighted by area. */
export interface Distance {
  readonly axes: readonly string[];
  readonly palette: number;
}

/** The main colours and their share of a page. */
const AREAS: readonly (readonly [TokenKey, number])[] = [
  ["page.background.color", 0.3],
  ["banner.background.color", 0.2],
  ["card.ground.one", 0.12],
  ["box.background.color", 0.08],
  ["menu.background.color", 0.08],
  ["footer.background.color", 0.08],
  ["newsletter.background.color", 0.05],
  ["text.color", 0.04],
  ["primary.color", 0.03],
  ["accent.color", 0.02],
];

export function distanceOf(first: Tokens, second: Tokens): Distance {
  const [one, two] = [axesOf(first), axesOf(second)];
  const palette = AREAS.reduce(
    (sum, [key, share]) => sum + share * between(String(first[key]), String(second[key])),
    0,
  );
  return { axes: Object.keys(one).filter((axis) => one[axis] !== two[axis]), palette };
}

/** Two themes are each a shop of its own: three axes and a palette apart, or five axes. */
export const isDistinct = ({ axes, palette }: Distance): boolean =>
  axes.length >= 5 || (axes.length >= 3 && palette >= 0.08);

function axesOf(tokens: Tokens): Record<string, string> {
  const looks = themeAttributes(tokens);
  return {
    "heading family": String(tokens["primary.font"]),
    "body family": String(tokens["text.font"]),
    transform: `${tokens["heading.transform"]} ${tokens["button.text.transform"]}`,
    radius: radiusClass(Number(tokens["image.border.radius"])),
    button: `${looks["data-theme-button"]} ${radiusClass(Number(tokens["button.border.radius"]))}`,
    picture: `${looks["data-theme-image"]} ${looks["data-theme-crop"]}`,
    card: String(looks["data-theme-card"]),
    quote: String(looks["data-theme-quote"]),
    density: String(tokens["page.rhythm"]),
  };
}

const radiusClass = (px: number): string => (px < 2 ? "sharp" : px < 12 ? "small" : px < 24 ? "large" : "round");

function between(first: string, second: string): number {
  const [a, b] = [toOklch(first), toOklch(second)];
  return Math.hypot(a.l - b.l, a.c * Math.cos(a.h) - b.c * Math.cos(b.h), a.c * Math.sin(a.h) - b.c * Math.sin(b.h));
}
