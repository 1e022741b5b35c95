import { useEffect, useRef, useState } from "react";

/**
 * A line's quantity as it was last asked for, and the way to ask for another. The shop hears one wish at a time: what is
 * wished for while it answers waits, and of several the last one is sent. What waits when the line leaves is forgotten.
 */
export function useQuantity(known: number, send: (quantity: number) => Promise<void>) {
  const [wanted, setWanted] = useState<number | null>(null);
  const last = useRef<number | null>(null);
  useEffect(
    () => () => {
      last.current = null;
    },
    [],
  );
  const ask = async (quantity: number) => {
    const isUnderWay = last.current !== null;
    last.current = quantity;
    setWanted(quantity);
    if (isUnderWay) return;
    let sent: number | null = null;
    while (last.current !== null && last.current !== sent) {
      sent = last.current;
      await send(sent);
    }
    last.current = null;
    setWanted(null);
  };
  return { quantity: wanted ?? known, ask };
}
