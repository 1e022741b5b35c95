import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * The value, one paint late. Parts that take long to render use it, so that the answer to a press is painted before them. While
 * the value changes in every frame, it stays as it was. A press or Tab that comes first finds it changed already, so that nobody
 * writes into the settings of what was chosen before.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const ended = new AbortController();
    const settle = () => {
      ended.abort();
      setPainted(value);
    };
    const stop = afterPaint(settle);
    const early = { capture: true, signal: ended.signal };
    addEventListener("pointerdown", settle, early);
    addEventListener("keydown", ({ key }) => key === "Tab" && settle(), early);
    return () => {
      stop();
      ended.abort();
    };
  }, [value]);
  return painted;
}
