import { useEffect, useRef, useState } from "react";
import { soon } from "../paint/soon.ts";

/**
 * What is typed stays as it is typed, also where it is refused; what changes from elsewhere replaces it. It is seen first and set
 * right after that.
 */
export function useTyped(stored: string, onSet: (typed: string) => void) {
  const [typed, setTyped] = useState(stored);
  const field = useRef(null);
  useEffect(() => setTyped(stored), [stored]);
  const type = (next: string) => {
    setTyped(next);
    soon(field, () => onSet(next));
  };
  return [typed, type] as const;
}
