import { CircleCheck, CopyCheck, type LucideIcon, OctagonX, PackageCheck, ScanBarcode, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export type BandState = "ready" | "asking" | "good" | "last" | "wrong" | "duplicate" | "offline";

export interface ScanBandProps {
  state: BandState;
  /** Two or three words: "Right garment", "Not in this parcel". */
  title: string;
  detail?: ReactNode;
  aside?: ReactNode;
  /** In place of the state's own. */
  icon?: LucideIcon;
  /** What it answers: the last scan by default. */
  label?: string;
}

/** The answer to the last scan: colour, sign and words. It stays until the next scan. */
export function ScanBand({ state, title, detail, aside, icon, label = "Last scan" }: ScanBandProps) {
  const { icon: StateIcon, look } = BANDS[state];
  const Icon = icon ?? StateIcon;
  const isWrong = state === "wrong";
  return (
    <section
      role={isWrong ? "alert" : "status"}
      aria-label={label}
      aria-busy={state === "asking" || undefined}
      className={cx(
        "flex items-center gap-6 px-6 max-md:gap-3 max-md:px-3 max-md:[&>svg]:size-10",
        isWrong ? "h-[132px]" : "h-[92px]",
        look,
      )}
    >
      <Icon aria-hidden size={isWrong ? 88 : 58} strokeWidth={isWrong ? 2 : 2.2} className="shrink-0" />
      <div className={cx("min-w-0 flex-1", isWrong ? "flex flex-col" : "flex flex-wrap items-baseline gap-x-5")}>
        <strong
          className={cx(
            "font-semibold tracking-[-0.022em]",
            isWrong
              ? "text-[60px]/[64px] max-xl:text-[46px]/[50px] max-md:text-[28px]/8"
              : "text-[42px]/[48px] max-md:text-[26px]/8",
          )}
        >
          {title}
        </strong>
        {detail ? (
          <span
            className={
              isWrong ? "text-[26px]/8 max-xl:text-[22px]/7 max-md:text-[17px]/6" : "text-[24px]/8 max-md:text-[17px]/6"
            }
          >
            {detail}
          </span>
        ) : null}
      </div>
      {aside ? (
        <div className="figures shrink-0 text-right text-[24px]/8 font-medium whitespace-pre max-md:hidden">
          {aside}
        </div>
      ) : null}
    </section>
  );
}

const BANDS: Record<BandState, { icon: LucideIcon; look: string }> = {
  ready: { icon: ScanBarcode, look: "border-line border-b bg-sunken text-ink" },
  asking: { icon: ScanBarcode, look: "border-line border-b bg-sunken text-ink-2" },
  good: { icon: CircleCheck, look: "bg-band-good text-white" },
  last: { icon: PackageCheck, look: "bg-band-good text-white" },
  wrong: { icon: OctagonX, look: "bg-band-wrong text-white" },
  duplicate: { icon: CopyCheck, look: "bg-band-again text-white" },
  offline: { icon: WifiOff, look: "bg-band-offline text-black" },
};
