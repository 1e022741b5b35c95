import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

type NoticeTone = "info" | "success" | "warning" | "danger";

export interface NoticeProps {
  tone?: NoticeTone;
  icon?: LucideIcon;
  title: ReactNode;
  /** What it blocks, why, since when. */
  children?: ReactNode;
  /** The one way out, and the other. */
  actions?: ReactNode;
}

/** Something that holds things up, or a fact to know, in its place on the page, with the way out beside it. */
export function Notice({ tone = "info", icon, title, children, actions }: NoticeProps) {
  const { icon: ToneIcon, look, ink } = TONES[tone];
  const Icon = icon ?? ToneIcon;
  return (
    <section
      className={cx("flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border px-4 py-3 text-dense", look)}
    >
      <Icon aria-hidden size={20} className={cx("shrink-0", ink)} />
      <div className="min-w-0 flex-1 basis-60">
        <strong className={cx("font-semibold", ink)}>{title}</strong>
        {children ? <div className="text-ink-2">{children}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </section>
  );
}

const TONES: Record<NoticeTone, { icon: LucideIcon; look: string; ink: string }> = {
  info: { icon: Info, look: "border-info/25 bg-info-tint", ink: "text-info" },
  success: { icon: CircleCheck, look: "border-success/25 bg-success-tint", ink: "text-success" },
  warning: { icon: TriangleAlert, look: "border-warning/30 bg-warning-tint", ink: "text-warning" },
  danger: { icon: CircleAlert, look: "border-danger/25 bg-danger-tint", ink: "text-danger" },
};
