/** How far the line between two states goes by its keys, in percent of the width. */
const keySteps: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => at - 2,
  ArrowDown: (at) => at - 2,
  ArrowRight: (at) => at + 2,
  ArrowUp: (at) => at + 2,
  PageDown: (at) => at - 10,
  PageUp: (at) => at + 10,
  Home: () => 0,
  End: () => 100,
};

const within = (at: number): number => Math.min(100, Math.max(0, Math.round(at)));

/** Where a key brings the line; null for a key that is none of its own. */
export function dividedByKey(at: number, key: string): number | null {
  const step = Object.hasOwn(keySteps, key) ? keySteps[key] : undefined;
  return step ? within(step(at)) : null;
}

/** Where a pointer at `x` brings the line over a room from `left`, `width` wide; all in pixels. In whole percent of the width. */
export const dividedByPointer = (x: number, { left, width }: { left: number; width: number }): number =>
  width > 0 ? within(((x - left) / width) * 100) : 50;
