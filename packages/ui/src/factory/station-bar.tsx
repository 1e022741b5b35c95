import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { Avatar } from "../content/avatar.tsx";
import { BrandMark } from "../frames/brand-mark.tsx";

export interface StationBarProps {
  /** "Print, GTX-2". */
  station: string;
  done: number;
  planned: number;
  isOnline: boolean;
  person: string;
  /** "14:08". */
  clock: string;
  /** Where a code is typed; on phones a row of its own. */
  entry?: ReactNode;
  /** A way out, or settings, at the far right. */
  aside?: ReactNode;
}

/** Which station, how far today, whether the line to the server is up, who works here, and the time. */
export function StationBar({ station, done, planned, isOnline, person, clock, entry, aside }: StationBarProps) {
  return (
    <header className="figures flex min-h-16 items-center gap-4 bg-station px-6 text-[20px]/7 text-white max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-2 max-md:px-3 max-md:pt-2">
      <span className="shrink-0 max-md:hidden">
        <BrandMark size={28} />
      </span>
      <h1 className="normal-nums min-w-0 flex-1 truncate text-[24px]/8 font-semibold tracking-[-0.014em] max-md:text-[20px]">
        {station}
      </h1>
      {entry ? (
        <div className="flex gap-2 max-md:order-last max-md:mb-2 max-md:w-full md:w-44 xl:w-58">{entry}</div>
      ) : null}
      <span className="whitespace-nowrap text-station-2 max-md:hidden">
        <strong className="text-[24px] font-semibold text-white">{done}</strong> of {planned} today
      </span>
      <Rule />
      <span role="status" className="flex items-center gap-2.5 font-medium">
        <span
          aria-hidden
          className={cx("size-3", isOnline ? "rounded-full bg-[#5bc48d]" : "rounded-[2px] bg-[#e0b054]")}
        />
        <span className="max-md:sr-only">{isOnline ? "Online" : "Offline"}</span>
      </span>
      <span className="contents max-lg:hidden">
        <Rule />
      </span>
      <Avatar name={person} size={36} />
      <span className="font-medium max-xl:hidden">{person.split(" ")[0]}</span>
      <time className="text-[24px] font-semibold max-md:hidden">{clock}</time>
      {aside}
    </header>
  );
}

function Rule() {
  return <span aria-hidden className="h-7 w-px bg-white/20 max-md:hidden" />;
}
