import type { ReactNode } from "react";
import { atBottom } from "../bottom-inset.ts";

export interface StationScreenProps {
  /** 64 px, on phones with a row for typed codes: a StationBar. */
  bar: ReactNode;
  /** 92 px, 132 when wrong: a ScanBand. */
  band: ReactNode;
  /** 148 px: a NextAction. */
  action: ReactNode;
  /** Scans wait for the line: the whole screen is amber. */
  isOffline?: boolean;
  /** The one garment. */
  children: ReactNode;
}

/** The four zones of a station, always in the same place, so that eyes never search. */
export function StationScreen({ bar, band, action, isOffline = false, children }: StationScreenProps) {
  return (
    <div className="grid h-dvh min-h-150 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_148px] overflow-hidden bg-canvas text-[20px]/7 text-ink">
      {bar}
      {band}
      <main
        id="content"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls, and the keyboard has to reach that
        tabIndex={0}
        className="min-h-0 overflow-auto px-6 py-4 focus-visible:-outline-offset-2 max-md:px-3"
      >
        {children}
      </main>
      <div ref={atBottom} className="grid min-h-0 grid-cols-[minmax(0,1fr)]">
        {action}
      </div>
      {isOffline ? (
        <span
          aria-hidden
          className="pointer-events-none fixed inset-0 z-10 border-[10px] border-band-offline max-md:border-[6px]"
        />
      ) : null}
    </div>
  );
}
