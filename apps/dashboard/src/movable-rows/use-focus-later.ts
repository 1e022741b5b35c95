import { useEffect, useRef, useState } from "react";

type Find<Box> = (box: Box) => HTMLElement | null | undefined;

/** Moves the focus to what is found in a box once a change of it is shown: a list that changes keeps no elements. */
export function useFocusLater<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [wanted, setWanted] = useState<{ find: Find<Box> } | null>(null);
  useEffect(() => {
    if (wanted && box.current) wanted.find(box.current)?.focus();
  }, [wanted]);
  return { box, focusLater: (find: Find<Box>) => setWanted({ find }) };
}
