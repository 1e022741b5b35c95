import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * The value, one paint late. Parts that take long to render use it, so that the answer to a press is painted before them. While
 * the value changes in every frame, it stays as it was.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
