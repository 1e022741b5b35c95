/** Width of a letter of Inter in weight 600, as part of its size; wide enough for capitals and figures. */
const LETTER_WIDTH = 0.52;

/**
 * Gives a CSS font size at which a text keeps to one line of its container: `maxPx` when there is room, less for long
 * texts, never under 28 px. The element around it must be a size container.
 */
export function fitText(text: string, maxPx: number): string {
  const share = 100 / (LETTER_WIDTH * Math.max(1, text.length));
  return `clamp(28px, ${share.toFixed(2)}cqw, ${maxPx}px)`;
}
