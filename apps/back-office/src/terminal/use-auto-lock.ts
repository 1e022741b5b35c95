import { useEffect, useEffectEvent } from "react";
import { api } from "../data/api.ts";

const lookMs = 1000;
/** The server hears so often at most that somebody is still there. */
const stayMs = 20_000;

interface AutoLock {
  /** null where nothing is to be locked. */
  afterMinutes: number | null;
  /** The server's own clock is to be put back as well. */
  tellsServer: boolean;
  onLock: () => void;
}

/** Locks after some minutes without a key, a touch or a scan. A tablet that slept so long locks as it wakes. */
export function useAutoLock({ afterMinutes, tellsServer, onLock }: AutoLock): void {
  const lock = useEffectEvent(onLock);
  const stay = useEffectEvent(() => {
    // A session that is over shows by itself; without an answer the next sign of life says it again.
    if (tellsServer) api("POST /factory/badges/stay/", {}).catch(() => undefined);
  });
  useEffect(() => {
    if (afterMinutes === null) return;
    let usedAtMs = Date.now();
    let saidAtMs = usedAtMs;
    const use = () => {
      usedAtMs = Date.now();
    };
    const timer = setInterval(() => {
      const now = Date.now();
      if (now - usedAtMs >= afterMinutes * 60_000) return lock();
      if (usedAtMs <= saidAtMs || now - saidAtMs < stayMs) return;
      saidAtMs = now;
      stay();
    }, lookMs);
    // The keys of a scan go down unseen by the page, and come up.
    const signs = ["keyup", "pointerdown", "wheel"] as const;
    for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, use, { capture: true });
    };
  }, [afterMinutes]);
}
