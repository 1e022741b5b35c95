import type { ReactNode } from "react";

interface StripProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly width?: string;
  /** false: nothing to scroll, so keys need not reach it. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}

/** Blocks in a line that scrolls sideways. A strip that scrolls can be reached and moved by keys. */
export function Strip({ label, className, width, scrolls = true, children }: StripProps) {
  if (!scrolls)
    return (
      <div className={className} data-track="">
        {children}
      </div>
    );
  return (
    <section
      className={className}
      data-width={width}
      data-track=""
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
    >
      {children}
    </section>
  );
}
