import { useEffect, useRef, useState } from "react";

/**
 * The words of a field whose form has them a moment later, as the address of a list does: what is typed meanwhile stays, and a value
 * that was not typed here replaces it.
 */
export function useOwnWords(value: string | undefined, onChange: ((typed: string) => void) | undefined) {
  const [typed, setTyped] = useState(value);
  const underWay = useRef<readonly string[]>([]);
  useEffect(() => {
    const still = stillUnderWay(underWay.current, value ?? "");
    underWay.current = still ?? [];
    if (still === null) setTyped(value);
  }, [value]);
  const change = (next: string) => {
    underWay.current = [...underWay.current, next];
    setTyped(next);
    onChange?.(next);
  };
  return value === undefined ? { onChange } : { value: typed, onChange: change };
}

/** Of the texts that were typed, those that have not come back yet once this one has; null for a text that was not typed. */
export function stillUnderWay(sent: readonly string[], arrived: string): readonly string[] | null {
  const at = sent.lastIndexOf(arrived);
  return at < 0 ? null : sent.slice(at + 1);
}
