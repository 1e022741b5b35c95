import { useEffect, useRef, useState } from "react";

/**
 * A line's quantity as it was last entered, and the function that changes it. One request is sent at a time: changes made
 * meanwhile wait, and only the last of them is sent. What waits when the line is removed is dropped.
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
  const setQuantity = async (quantity: number) => {
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
  return { quantity: wanted ?? known, setQuantity };
}
