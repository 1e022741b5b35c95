export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A colour of six hexadecimal digits. */
export function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return { r: (number >> 16) & 255, g: (number >> 8) & 255, b: number & 255 };
}

export function hexOf({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** The ratio of WCAG between two colours, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const distanceOf = (one: Rgb, other: Rgb) => Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);

/** A colour is taken for the cloth when it is as light and also near in hue: yellow on white is light, yet plain to see. */
const vanishesBelow = { ratio: 1.35, distance: 60 };

/** Whether ink of one colour is indistinct on cloth of the other. */
export const vanishesOn = (ink: Rgb, cloth: Rgb): boolean =>
  distanceOf(ink, cloth) < vanishesBelow.distance && contrastRatio(ink, cloth) < vanishesBelow.ratio;

function luminance({ r, g, b }: Rgb): number {
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}
