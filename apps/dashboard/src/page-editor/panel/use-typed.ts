import { useEffect, useState } from "react";

/** What is typed stays as it is typed, also where it is refused; what changes from elsewhere replaces it. */
export function useTyped(stored: string, onSet: (typed: string) => void) {
  const [typed, setTyped] = useState(stored);
  useEffect(() => setTyped(stored), [stored]);
  const type = (next: string) => {
    setTyped(next);
    onSet(next);
  };
  return [typed, type] as const;
}
