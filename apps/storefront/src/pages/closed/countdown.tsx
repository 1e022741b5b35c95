import type { ClosedPageData } from "@selvedge/contracts/pages/page-data";
import { timeLeft } from "@selvedge/domain/access/coming-soon";
import { useEffect, useState } from "react";

/**
 * How long until the shop opens. It counts from what the server said, so a visitor's wrong clock does not matter, and goes
 * to the shop once it is open. Without scripts it shows the time that was left when the page was loaded.
 */
export function Countdown({ opening: { at, words, inMs } }: { opening: NonNullable<ClosedPageData["opening"]> }) {
  const [leftMs, setLeftMs] = useState(inMs);
  useEffect(() => {
    const start = performance.now();
    const tick = setInterval(() => {
      const left = inMs - (performance.now() - start);
      setLeftMs(left);
      if (left > 0) return;
      clearInterval(tick);
      location.replace("/");
    }, 1000);
    return () => clearInterval(tick);
  }, [inMs]);
  return (
    <p className="closed-countdown">
      <strong role="timer">{timeLeft(leftMs) || "Any moment now"}</strong>
      <span className="quiet">
        Opens <time dateTime={at}>{words}</time>
      </span>
    </p>
  );
}
