/** Widths of letters of Inter in weight 600, as part of its size: of each kind the widest. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[MW@%×]/, 0.92],
  [/[mw]/, 0.86],
  [/[A-Z0-9&]/, 0.68],
  [/[ijl.,:;'|!]/, 0.36],
  [/[\s()-]/, 0.45],
];
const OTHER_WIDTH = 0.6;

/**
 * Returns a CSS font size at which a text fits on one line of its container: `maxPx` where it fits, less for long
 * texts, never under `minPx`. The element around it must be a size container.
 */
export function fitText(text: string, maxPx: number, minPx = 28): string {
  const widthEm = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  return `clamp(${minPx}px, ${(100 / Math.max(0.5, widthEm)).toFixed(2)}cqw, ${maxPx}px)`;
}

const widthOf = (letter: string) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_WIDTH;
