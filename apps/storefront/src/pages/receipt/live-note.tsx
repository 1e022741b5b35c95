import { useEffect, useState } from "react";
import type { Liveness } from "./use-live-receipt.ts";

const words: Record<Liveness, string> = { idle: "", live: "Live, updated", polling: "Updated" };

/** How up to date the page is, in words. Nothing before hydration. */
export function LiveNote({ liveness, updatedAt }: { liveness: Liveness; updatedAt: number }) {
  const [now, setNow] = useState(updatedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (liveness === "idle") return null;
  return (
    <p className="live-note" data-liveness={liveness}>
      {words[liveness]} {ago(Math.max(0, Math.round((now - updatedAt) / 1000)))}
    </p>
  );
}

function ago(seconds: number): string {
  if (seconds < 2) return "just now";
  if (seconds < 60) return `${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
}
