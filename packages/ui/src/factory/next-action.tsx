import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { fitText } from "./fit-text.ts";

export interface NextActionProps {
  icon: LucideIcon;
  /** What to do, named by what is seen: "Scan bin 7". */
  title: string;
  detail?: ReactNode;
  /** Station buttons, at the right edge. */
  children?: ReactNode;
}

/** The one thing to do next, huge, at the foot of the screen. */
export function NextAction({ icon: Icon, title, detail, children }: NextActionProps) {
  return (
    <section
      aria-label={`Next: ${title}`}
      className="flex h-[148px] items-center gap-7 bg-band-next px-6 text-white max-md:gap-4 max-md:px-4 max-md:[&>svg]:size-10 max-md:has-[button]:[&>svg]:hidden"
    >
      <Icon aria-hidden size={72} strokeWidth={1.75} className="shrink-0" />
      <div aria-live="polite" className="@container min-w-0 flex-1">
        <strong
          className="block truncate -mb-[0.12em] pb-[0.12em] font-semibold leading-[1.12] tracking-[-0.028em] max-md:line-clamp-3 max-md:whitespace-normal"
          style={{ fontSize: fitText(title, 68, 22) }}
        >
          {title}
        </strong>
        {detail ? (
          <span className="block truncate text-[24px]/8 text-white/85 max-xl:line-clamp-2 max-xl:text-[20px]/6 max-xl:whitespace-normal max-md:line-clamp-3 max-md:whitespace-normal max-md:text-[16px]/5">
            {detail}
          </span>
        ) : null}
      </div>
      <div className="flex shrink-0 gap-6 max-md:gap-2">{children}</div>
    </section>
  );
}
