/** Gives the way back out of a turn, whether it has come or is still waited for. */
export type TakeTurn = (start: () => void) => () => void;

/** At most `most` of them run at once; others wait in the order in which they came. Who is done, or gone, leaves. */
export function turnsOf(most: number): TakeTurn {
  let running = 0;
  const waiting = new Set<() => void>();
  const goOn = () => {
    for (const begin of waiting) {
      if (running >= most) return;
      waiting.delete(begin);
      running += 1;
      begin();
    }
  };
  return (start) => {
    let isRunning = false;
    const begin = () => {
      isRunning = true;
      start();
    };
    waiting.add(begin);
    goOn();
    return () => {
      waiting.delete(begin);
      if (isRunning) running -= 1;
      isRunning = false;
      goOn();
    };
  };
}
