import { BrandMark } from "@selvedge/ui/frames/brand-mark";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { useNow } from "@selvedge/ui/words/use-now";
import { useSyncExternalStore } from "react";

/** Which station stands here, and the time; nothing of the work. */
export function LockedBar({ name }: { name: string }) {
  const now = useNow();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <header className="figures flex min-h-16 items-center gap-4 bg-station px-6 text-[20px]/7 text-white max-md:px-3">
      <BrandMark size={28} />
      <h1 className="normal-nums min-w-0 flex-1 truncate text-[24px]/8 font-semibold tracking-[-0.014em] max-md:text-[20px]">
        {name}
      </h1>
      <span role="status" className="flex items-center gap-2.5 font-medium">
        <span
          aria-hidden
          className={isOnline ? "size-3 rounded-full bg-[#5bc48d]" : "size-3 rounded-[2px] bg-[#e0b054]"}
        />
        {isOnline ? "Online" : "Offline"}
      </span>
      <time className="text-[24px] font-semibold">{clockTime(now)}</time>
    </header>
  );
}

function subscribe(listener: () => void): () => void {
  for (const kind of ["online", "offline"]) addEventListener(kind, listener);
  return () => {
    for (const kind of ["online", "offline"]) removeEventListener(kind, listener);
  };
}
