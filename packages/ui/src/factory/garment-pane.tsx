import type { ReactNode } from "react";

export interface GarmentPaneProps {
  /** The picture: the whole garment in its real colour with the real print. */
  children: ReactNode;
  title?: string;
  /** The item code. */
  code?: string;
}

/** The garment, large, on a ground that contrasts with both black and white garments. */
export function GarmentPane({ children, title, code }: GarmentPaneProps) {
  return (
    <figure className="flex h-full min-h-0 flex-col rounded-card border border-line bg-linear-to-b from-[#f2f1ec] to-[#e6e1d9] text-[#1b1d22]">
      <div className="flex min-h-0 flex-1 items-center justify-center p-4 [&>img]:max-h-full [&>img]:max-w-full [&>img]:object-contain [&>svg]:max-h-full [&>svg]:max-w-full">
        {children}
      </div>
      {title ? (
        <figcaption className="px-5 pb-4 text-[22px]/7 font-semibold">
          {title}
          {code ? <span className="block font-normal text-[#565b66]">{code}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
