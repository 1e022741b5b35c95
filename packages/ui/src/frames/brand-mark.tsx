import { useId } from "react";
import { cx } from "../class-names.ts";
import { TWILL } from "./brand-twill.ts";

/** The Selvedge mark: the edge of indigo cloth, woven in twill, with the one red thread in its white border. */
export function BrandMark({ size = 24, className }: { size?: number; className?: string }) {
  const clip = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className={cx("shrink-0", className)}>
      <clipPath id={clip}>
        <rect width="24" height="24" rx="5.5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="24" height="24" fill="#f7f4ed" />
        <rect width="15" height="24" fill="#2b3a8c" />
        <path d={TWILL} stroke="#dfe3f7" strokeWidth="1.35" strokeLinecap="round" />
        <rect x="17.8" width="2.4" height="24" fill="#c8322b" />
      </g>
      <rect x=".5" y=".5" width="23" height="23" rx="5" fill="none" stroke="#1b1d22" strokeOpacity=".14" />
    </svg>
  );
}

/** The mark with the name beside it. */
export function BrandName({ size = 20 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold tracking-[-0.011em]">
      <BrandMark size={size} />
      Selvedge
    </span>
  );
}
