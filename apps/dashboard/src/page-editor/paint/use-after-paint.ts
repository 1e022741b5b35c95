import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * The value as it was at the paint before: what takes long to render follows it, so that what was pressed is seen at once. While it
 * changes with every frame, what follows it waits.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
