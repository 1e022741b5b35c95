import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export interface CardProps {
  title?: ReactNode;
  /** Right of the title: a link, a count, a control. */
  aside?: ReactNode;
  /** Small words beside the title. */
  note?: ReactNode;
  footer?: ReactNode;
  /** Rows and tables reach the border. */
  flush?: boolean;
  /** Level of the title in the page. */
  level?: 2 | 3;
  className?: string;
  children?: ReactNode;
}

/** A surface with one line around it and no shadow. */
export function Card({ title, aside, note, footer, flush, level = 2, className, children }: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={cx("min-w-0 rounded-card border border-line bg-surface", className)}>
      {title || aside ? (
        <header
          className={cx(
            "flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 pt-3",
            flush && "pb-3",
          )}
        >
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <Heading className="text-card font-semibold">{title}</Heading>
            {note ? <span className="text-dense text-ink-2">{note}</span> : null}
          </div>
          {aside ? <div className="flex items-center gap-2 text-dense text-ink-2">{aside}</div> : null}
        </header>
      ) : null}
      <div className={flush ? "overflow-hidden rounded-b-card" : cx("px-4 pb-4", title || aside ? "pt-1.5" : "pt-4")}>
        {children}
      </div>
      {footer ? <footer className="border-line border-t px-4 py-3 text-dense text-ink-2">{footer}</footer> : null}
    </section>
  );
}
