interface Change {
  text: string;
  direction: "up" | "down";
  isGood: boolean;
}

/** A figure against the period before: "+35.4%". Without a period before there is nothing to compare with. */
export function changeOf({ now, before }: { now: number; before: number }): Change | undefined {
  if (before <= 0 || now === before) return undefined;
  const share = ((now - before) / before) * 100;
  const isUp = share > 0;
  return {
    text: `${isUp ? "+" : "−"}${Math.abs(share).toFixed(1)}%`,
    direction: isUp ? "up" : "down",
    isGood: isUp,
  };
}
